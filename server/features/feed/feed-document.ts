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

/** What XML has no way to say: one such sign would make the whole feed unreadable. */
// eslint-disable-next-line no-control-regex -- it is about them
const unsayable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const xml = (text: string): string =>
  text.replace(unsayable, '').replace(/[&<>"']/g, (sign) => references[sign] ?? sign);
