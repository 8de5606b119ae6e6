import { attempt } from 'lib/browser/attempt';
import { type Identified } from 'lib/model';
import { text, textOf } from 'lib/records/parts';
import { type Shape } from 'lib/records/shape';
import { isBlankText, trimmed } from 'lib/text';
import { type Bytes, PICTURE_TYPES, type PictureType, typeOf } from './internal/picture-types';

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

/** How many characters at the start of a stored content are read: enough for the first bytes and for line breaks. */
const START = 64;

const base64Of = ({ content }: Pick<Picture, 'content'>) => String(content ?? '').replace(/^\s*data:[^,]*,/, '');

const firstBytes = (base64: string): Bytes => {
  const whole = base64.slice(0, START).replace(/\s/g, '').slice(0, 12);
  return Uint8Array.from(attempt(() => atob(whole)) ?? '', character => character.charCodeAt(0));
};

/** What a stored picture is, by its first bytes. The stored name of its type may be anything: `image/pjpeg`. */
export const typeOfPicture = (picture: Pick<Picture, 'content'>): PictureType | undefined =>
  typeOf(firstBytes(base64Of(picture)));

/** The `src` of an `<img>` for a picture: only data URLs of the types that the product knows (R87). */
export const sourceOf = (picture: Picture): string | undefined => {
  const type = typeOfPicture(picture);
  return type && `data:${PICTURE_TYPES[type]};base64,${base64Of(picture)}`;
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

/** A picture's reference name in an address: `/images/<name>`. */
export const nameInAddress = (name: string) => name.replace(UNSAFE, encoded);

/** The markdown that shows a picture. Its alternative text is the name, which screen readers announce. */
export const markdownOfPicture = (name: string) =>
  `![${trimmed(name.replace(/[[\]\\]/g, ' '))}](/images/${nameInAddress(name)})`;
