/** Where everything lies inside the book. */
export const folder = 'OEBPS';
export const files = {
  package: 'package.opf',
  contents: 'contents.xhtml',
  cover: 'cover.xhtml',
  picture: 'cover.jpg',
  story: 'story.xhtml',
  overlay: 'story.smil',
  sound: 'story.mp3',
  look: 'book.css',
} as const;

export const language = 'en';
/** The sentence that is heard carries this class, and book.css gives it its light. */
export const toldClass = 'told';
export const idOf = (sentence: number): string => `s${sentence + 1}`;
export const storyId = 'story';
/** The pictures inside, in their order. */
export const insideFile = (at: number): string => `picture-${at + 1}.jpg`;
