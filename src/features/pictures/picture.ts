import { type Identified } from 'lib/model';
import { text, textOf } from 'lib/records/parts';
import { type Shape } from 'lib/records/shape';
import { isBlankText, trimmed } from 'lib/text';

/** An application picture (R87). */
export interface Picture extends Identified {
  referenceName: string;
  /** Base64. */
  content?: string;
  contentContentType?: string;
}

/** A picture as records refer to it: `{id}` only (R86). */
export type PictureReference = Pick<Picture, 'id'>;

/** Whether a picture has a name, by which texts and the API can refer to it. */
export const isNamed = ({ referenceName }: Pick<Picture, 'referenceName'>): boolean =>
  !isBlankText(textOf(referenceName));

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
 * library picture with this name, and the host is never requested.
 */
export const referenceOf = (address: string): string | undefined => {
  const name = OURS.exec(address)?.[1];
  return name && decoded(name);
};

/** Characters that would end a URL in markdown, or the name in the URL. */
const UNSAFE = /[\s()<>"'\\/?#%]/g;

/** The bytes of a character in UTF-8, also of the brackets and quotes that `encodeURIComponent` leaves as they are. */
const encoded = (character: string) =>
  [...new TextEncoder().encode(character)].map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** The markdown that shows a picture. Its alternative text is the name, which screen readers announce. */
export const markdownOfPicture = (name: string) =>
  `![${trimmed(name.replace(/[[\]\\]/g, ' '))}](/images/${name.replace(UNSAFE, encoded)})`;
