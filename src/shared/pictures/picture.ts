import type { Identified } from 'shared/model';

/** An application picture (spec 3). */
export interface Picture extends Identified {
  referenceName: string;
  /** Base64. */
  content?: string;
  contentContentType?: string;
}

const SHOWN_TYPES = /^image\/(gif|jpe?g|png)$/;

/** A picture as the source of an `<img>`: only ever data of the kinds the product knows (spec 2.6). */
export const sourceOf = ({ content, contentContentType = '' }: Picture): string | undefined => {
  const base64 = String(content ?? '').replace(/^data:[^,]*,/, '');
  return base64 && SHOWN_TYPES.test(contentContentType) ? `data:${contentContentType};base64,${base64}` : undefined;
};

const decoded = (name: string) => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

const REFERENCE = /!\[[^\]]*\]\([^)\s]*\/images\/([^)\s/?#]+)[^)]*\)/g;

/** A picture in a text, and where it stands. */
export interface PictureMention {
  name: string;
  start: number;
  end: number;
}

export const mentionsIn = (markdown: string): PictureMention[] =>
  [...markdown.matchAll(REFERENCE)].map(({ 0: mention, 1: name, index }) => ({
    name: decoded(name),
    start: index,
    end: index + mention.length,
  }));

/** The reference names of the pictures that a markdown text shows, each once (decision 19). */
export const referencesIn = (markdown: string): string[] => [...new Set(mentionsIn(markdown).map(({ name }) => name))];

/** The reference name in a picture's address, if the address is one of ours. */
export const referenceOf = (address: string): string | undefined => {
  const name = /^[^:]*\/images\/([^/?#]+)$/.exec(address)?.[1];
  return name && decoded(name);
};

/** What would end an address in markdown, or its name. */
const UNSAFE = /[\s()<>"'\\/?#%]/g;

const encoded = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** A picture as a text shows it: its name is what is read aloud in its place. */
export const markdownOfPicture = (name: string) =>
  `![${name.replace(/[[\]\\]/g, ' ').trim()}](/images/${name.replace(UNSAFE, encoded)})`;
