/** What a feed says of one story. */
export type Episode = {
  guid: string;
  title: string;
  description: string;
  publishedAt: string;
  durationMs: number;
  sound: { address: string; bytes: number };
  cover: string;
  chapters: string;
};

export type FeedWords = {
  title: string;
  description: string;
  author: string;
  guid: string;
  home: string;
  address: string;
  cover: string;
  episodes: readonly Episode[];
};

/**
 * A feed as podcast apps read it: RSS 2.0 with the words of iTunes and of the podcast namespace. Directories are told to leave it alone, and other
 * hosts not to move it.
 */
export function feedDocument(feed: FeedWords, changedAt: Date): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
<channel>
<title>${xml(feed.title)}</title>
<link>${xml(feed.home)}</link>
<description>${xml(feed.description)}</description>
<language>en</language>
<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>
<atom:link href="${xml(feed.address)}" rel="self" type="application/rss+xml"/>
<image><url>${xml(feed.cover)}</url><title>${xml(feed.title)}</title><link>${xml(feed.home)}</link></image>
<itunes:image href="${xml(feed.cover)}"/>
<itunes:author>${xml(feed.author)}</itunes:author>
<itunes:category text="Kids &amp; Family"><itunes:category text="Stories for Kids"/></itunes:category>
<itunes:explicit>false</itunes:explicit>
<itunes:type>episodic</itunes:type>
<itunes:block>Yes</itunes:block>
<podcast:locked>yes</podcast:locked>
<podcast:guid>${feed.guid}</podcast:guid>
${feed.episodes.map(item).join('\n')}
</channel>
</rss>
`;
}

const item = (episode: Episode): string => `<item>
<title>${xml(episode.title)}</title>
<description>${xml(episode.description)}</description>
<guid isPermaLink="false">${xml(episode.guid)}</guid>
<pubDate>${new Date(episode.publishedAt).toUTCString()}</pubDate>
<enclosure url="${xml(episode.sound.address)}" length="${episode.sound.bytes}" type="audio/mpeg"/>
<itunes:title>${xml(episode.title)}</itunes:title>
<itunes:duration>${Math.round(episode.durationMs / 1_000)}</itunes:duration>
<itunes:image href="${xml(episode.cover)}"/>
<itunes:explicit>false</itunes:explicit>
<itunes:episodeType>full</itunes:episodeType>
<podcast:chapters url="${xml(episode.chapters)}" type="application/json+chapters"/>
</item>`;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for an XML file. What XML has no way to say is left out: one such sign would make the whole feed unreadable. */
function xml(text: string): string {
  return [...text]
    .filter((sign) => !isUnsayable(sign.codePointAt(0) ?? 0))
    .map((sign) => references[sign] ?? sign)
    .join('');
}

const isUnsayable = (code: number): boolean =>
  (code < 0x20 && code !== 0x9 && code !== 0xa && code !== 0xd) ||
  code === 0xfffe ||
  code === 0xffff ||
  (code >= 0xd800 && code <= 0xdfff);
