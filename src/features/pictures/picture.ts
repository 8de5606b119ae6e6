import { type Identified } from 'lib/model';
import { text } from 'lib/records/parts';
import { type Shape } from 'lib/records/shape';

/** An application picture (R87). */
export interface Picture extends Identified {
  referenceName: string;
  /** Base64. */
  content?: string;
  contentContentType?: string;
}

export const pictureShape: Shape<Picture> = { referenceName: text, content: text, contentContentType: text };

const SHOWN_TYPES = /^image\/(gif|jpe?g|png)$/;

/** A picture as the source of an `<img>`: only ever data of the kinds the product knows (R87). */
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

/** A path, or an address of http; `data:` and the like are none of ours. */
const OURS = /^(?:(?:https?:)?\/\/[^/]+)?[^:]*?\/images\/([^/?#]+)(?:[?#].*)?$/i;

/**
 * The reference name in a picture's address, if it has one. A host in front changes nothing: the picture is the
 * library's own of that name, and the host is never asked. Preview, save and the list of broken pictures all ask here.
 */
export const referenceOf = (address: string): string | undefined => {
  const name = OURS.exec(address)?.[1];
  return name && decoded(name);
};

/** A picture in markdown. Its name may hold brackets, and its address parentheses or, in angle brackets, spaces. */
const ALT = String.raw`!\[(?:\\.|[^[\]\\]|\[[^[\]]*\])*\]`;
const ADDRESS = String.raw`<([^<>\n]*)>|((?:\\.|[^\s()\\<]|\((?:\\.|[^\s()\\])*\))+)`;
const PICTURE = new RegExp(String.raw`${ALT}\(\s*(?:${ADDRESS})(?:\s[^)]*)?\)`, 'g');

/** In markdown a backslash takes the meaning from the sign that follows it. */
const withoutEscapes = (address: string) => address.replace(/\\([!-/:-@[-`{-~])/g, '$1').replace(/&amp;/g, '&');

/** A picture in a text, and where it stands. */
export interface PictureMention {
  name: string;
  start: number;
  end: number;
}

export const mentionsIn = (markdown: string): PictureMention[] =>
  [...markdown.matchAll(PICTURE)].flatMap(({ 0: mention, 1: bracketed, 2: bare = '', index }) => {
    const name = referenceOf(withoutEscapes(bracketed ?? bare));
    return name ? [{ name, start: index, end: index + mention.length }] : [];
  });

/** The address that a picture may refer to by a label: `[label]: /images/name`. */
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:[ \t]*<?([^\s<>]+)/gm;

/** The reference names of the pictures that a markdown text shows, each once. */
export const referencesIn = (markdown: string): string[] => {
  const defined = [...markdown.matchAll(DEFINITION)].flatMap(({ 1: address }) => referenceOf(address) ?? []);
  return [...new Set([...mentionsIn(markdown).map(({ name }) => name), ...defined])];
};

/** What would end an address in markdown, or its name. */
const UNSAFE = /[\s()<>"'\\/?#%]/g;

const encoded = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** A picture as a text shows it: its name is what is read aloud in its place. */
export const markdownOfPicture = (name: string) =>
  `![${name.replace(/[[\]\\]/g, ' ').trim()}](/images/${name.replace(UNSAFE, encoded)})`;
