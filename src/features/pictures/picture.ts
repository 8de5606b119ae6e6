import { type Identified } from 'lib/model';
import { text } from 'lib/records/parts';
import { type Shape } from 'lib/records/shape';
import { trimmed } from 'lib/text';

/** An application picture (R87). */
export interface Picture extends Identified {
  referenceName: string;
  /** Base64. */
  content?: string;
  contentContentType?: string;
}

export const pictureShape: Shape<Picture> = { referenceName: text, content: text, contentContentType: text };

const SHOWN_TYPES = /^image\/(gif|jpe?g|png)$/;

/** The `src` of an `<img>` for a picture: only data URLs of the types that the product knows (R87). */
export const sourceOf = ({ content, contentContentType = '' }: Picture): string | undefined => {
  const base64 = String(content ?? '').replace(/^data:[^,]*,/, '');
  return base64 && SHOWN_TYPES.test(contentContentType) ? `data:${contentContentType};base64,${base64}` : undefined;
};

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    // An earlier version of the console wrote a non-breaking space in this way.
    return name.includes('%A0') ? decoded(name.replaceAll('%A0', '%C2%A0')) : name;
  }
};

/** A path or an HTTP URL; `data:` and other schemes are never library pictures. */
const OURS = /^(?:(?:https?:)?\/\/[^/]+)?[^:]*?\/images\/([^/?#]+)(?:[?#].*)?$/i;

/**
 * The reference name in the URL of a picture, if there is one. The host does not matter: the URL always means the
 * library picture with this name, and the host is never requested. Preview, save and the list of broken pictures all
 * use this function.
 */
export const referenceOf = (address: string): string | undefined => {
  const name = OURS.exec(address)?.[1];
  return name && decoded(name);
};

/** A picture in markdown. Its text may contain brackets, its URL parentheses or, in angle brackets, spaces. */
const ALT = String.raw`!\[(?:\\.|[^[\]\\]|\[[^[\]]*\])*\]`;
const ADDRESS = String.raw`<([^<>\n]*)>|((?:\\.|[^\s()\\<]|\((?:\\.|[^\s()\\])*\))+)`;
const PICTURE = new RegExp(String.raw`${ALT}\(\s*(?:${ADDRESS})(?:\s[^)]*)?\)`, 'g');

/** Resolves markdown escapes: a backslash removes the special meaning of the character after it. */
const withoutEscapes = (address: string) => address.replace(/\\([!-/:-@[-`{-~])/g, '$1').replace(/&amp;/g, '&');

/** A picture in a text, and its position. */
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

/** The URL in a link definition, to which a picture may refer by a label: `[label]: /images/name`. */
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:[ \t]*<?([^\s<>]+)/gm;

/** The reference names of the pictures that a markdown text shows, each once. */
export const referencesIn = (markdown: string): string[] => {
  const defined = [...markdown.matchAll(DEFINITION)].flatMap(({ 1: address = '' }) => referenceOf(address) ?? []);
  return [...new Set([...mentionsIn(markdown).map(({ name }) => name), ...defined])];
};

/** Characters that would end a URL in markdown, or the name in the URL. */
const UNSAFE = /[\s()<>"'\\/?#%]/g;

/** The bytes of a character in UTF-8, also of the brackets and quotes that `encodeURIComponent` leaves as they are. */
const encoded = (character: string) =>
  [...new TextEncoder().encode(character)].map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** The markdown that shows a picture. Its alternative text is the name, which screen readers announce. */
export const markdownOfPicture = (name: string) =>
  `![${trimmed(name.replace(/[[\]\\]/g, ' '))}](/images/${name.replace(UNSAFE, encoded)})`;
