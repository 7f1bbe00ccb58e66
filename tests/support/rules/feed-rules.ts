import { XMLParser, XMLValidator } from 'fast-xml-parser';

// What the validators of feeds and the directories of podcasts ask of a feed, as far as it can be seen in the feed itself: RSS 2.0 by its own
// specification and the advice of its board, Apple's requirements for podcasts, and the podcast namespace.

type Node = Record<string, unknown>;

/** Everything that a validator would say about this feed; nothing where it is valid. */
export function feedComplaints(xml: string): string[] {
  const wellFormed = XMLValidator.validate(xml);
  if (wellFormed !== true) return [`not well-formed: ${wellFormed.err.msg} in line ${wellFormed.err.line}`];
  const complaints: string[] = [];
  const must = (isRight: boolean, rule: string) => void (isRight || complaints.push(rule));

  const parsed = parser.parse(xml) as Node;
  const rss = nodeOf(parsed['rss']);
  must(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>'), 'begins with its declaration');
  must(rss['@version'] === '2.0', 'is RSS 2.0');
  must(rss['@xmlns:itunes'] === 'http://www.itunes.com/dtds/podcast-1.0.dtd', 'names the iTunes namespace');
  must(rss['@xmlns:podcast'] === 'https://podcastindex.org/namespace/1.0', 'names the podcast namespace');
  const channel = nodeOf(rss['channel']);
  for (const name of ['title', 'link', 'description', 'language'])
    must(textOf(channel[name]) !== '', `channel has a ${name}`);
  must(/^[a-z]{2}(-[a-z]{2})?$/i.test(textOf(channel['language'])), 'language is a code');
  must(isDate(textOf(channel['lastBuildDate'])), 'lastBuildDate is a date of RFC 822');
  must(isAddress(textOf(channel['link'])), 'link is an address');
  const self = nodeOf(channel['atom:link']);
  must(self['@rel'] === 'self' && isAddress(textOf(self['@href'])), 'says its own address');
  must(self['@type'] === 'application/rss+xml', 'says its own type');
  const image = nodeOf(channel['image']);
  must(isAddress(textOf(image['url'])), 'image has an address');
  must(image['title'] === channel['title'], 'image has the title of the channel');
  must(image['link'] === channel['link'], 'image has the link of the channel');
  must(isPicture(nodeOf(channel['itunes:image'])['@href']), 'itunes:image is a JPEG or PNG by its name');
  must(textOf(channel['itunes:author']) !== '', 'has an author');
  must(['true', 'false'].includes(textOf(channel['itunes:explicit'])), 'itunes:explicit is true or false');
  must(['episodic', 'serial'].includes(textOf(channel['itunes:type'])), 'itunes:type is one of two');
  must(textOf(channel['itunes:block']) === 'Yes', 'keeps out of the directory');
  must(textOf(channel['podcast:locked']) === 'yes', 'is not to be moved by others');
  must(uuid5.test(textOf(channel['podcast:guid'])), 'podcast:guid is a UUID of version 5');
  const category = nodeOf(channel['itunes:category']);
  must(category['@text'] === 'Kids & Family', 'has a category of Apple’s list');
  must(nodeOf(category['itunes:category'])['@text'] === 'Stories for Kids', 'has a subcategory of that list');

  const items = listOf(channel['item']);
  const guids = items.map((item) => textOf(nodeOf(item['guid'])['#text']));
  must(new Set(guids).size === guids.length, 'each guid is there once');
  items.forEach((item, index) => {
    const its = (isRight: boolean, rule: string) => must(isRight, `item ${index + 1}: ${rule}`);
    its(textOf(item['title']) !== '' || textOf(item['description']) !== '', 'has a title or a description');
    its(!/<[a-z]/i.test(textOf(item['title'])), 'title has no markup');
    its(nodeOf(item['guid'])['@isPermaLink'] === 'false', 'guid says that it is no address');
    its(isDate(textOf(item['pubDate'])), 'pubDate is a date of RFC 822');
    const enclosure = nodeOf(item['enclosure']);
    its(isAddress(enclosure['@url']), 'enclosure has an address');
    its(textOf(enclosure['@url']).endsWith('.mp3'), 'enclosure’s name says what it is');
    its(/^[1-9]\d*$/.test(textOf(enclosure['@length'])), 'enclosure has a length');
    its(enclosure['@type'] === 'audio/mpeg', 'enclosure has a type');
    its(/^[1-9]\d*$/.test(textOf(item['itunes:duration'])), 'itunes:duration is seconds');
    its(isPicture(nodeOf(item['itunes:image'])['@href']), 'itunes:image is a JPEG or PNG by its name');
    its(['true', 'false'].includes(textOf(item['itunes:explicit'])), 'itunes:explicit is true or false');
    its(['full', 'trailer', 'bonus'].includes(textOf(item['itunes:episodeType'])), 'episodeType is known');
    const chapters = nodeOf(item['podcast:chapters']);
    its(isAddress(chapters['@url']), 'chapters have an address');
    its(chapters['@type'] === 'application/json+chapters', 'chapters have a type');
  });
  return complaints;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => name === 'item',
});

const uuid5 = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const nodeOf = (value: unknown): Node =>
  typeof value === 'object' && value !== null ? (value as Node) : { '#text': value };
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.map(nodeOf) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isAddress = (value: unknown): boolean => URL.canParse(textOf(value)) && /^https?:/.test(textOf(value));
const isPicture = (value: unknown): boolean => isAddress(value) && /\.(png|jpe?g)$/.test(textOf(value));

/** "Fri, 20 Nov 2026 19:00:00 GMT", and the day of the week is the right one. */
function isDate(text: string): boolean {
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/.test(text))
    return false;
  return text.startsWith(new Date(text).toUTCString().slice(0, 3));
}
