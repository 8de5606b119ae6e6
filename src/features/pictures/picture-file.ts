import type { MessageKey } from 'core/i18n/message-key';
import type { Picture } from './picture';

/** The picture types that may be chosen, by their common names. */
export const PICTURE_TYPES = { gif: 'image/gif', jpeg: 'image/jpeg', png: 'image/png' } as const;

export type PictureType = keyof typeof PICTURE_TYPES;

/** The largest accepted file, in MB. */
export const MAX_PICTURE_MB = 10;

const MB = 1024 * 1024;

/** The first bytes of each type: the content of a file shows its type, the file name does not. */
const SIGNATURES: Record<PictureType, readonly number[]> = {
  gif: [0x47, 0x49, 0x46, 0x38],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

export type PictureProblem = 'wrongType' | 'tooLarge' | 'unreadable';

export const PROBLEM_TEXTS: Record<PictureProblem, MessageKey> = {
  wrongType: 'entity.picture.wrongType',
  tooLarge: 'entity.picture.tooLarge',
  unreadable: 'entity.picture.unreadable',
};

const typeOf = (bytes: Uint8Array) =>
  (Object.keys(SIGNATURES) as PictureType[]).find(type => SIGNATURES[type].every((byte, at) => bytes[at] === byte));

const dataUrlOf = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

export type PictureContent = Pick<Picture, 'content' | 'contentContentType'>;

/** Reads a chosen file and returns its Base64 content and type, or the reason why it is not accepted. */
export const readPicture = async (
  file: File,
  accepted: readonly PictureType[],
): Promise<PictureContent | PictureProblem> => {
  if (file.size > MAX_PICTURE_MB * MB) return 'tooLarge';
  try {
    const dataUrl = await dataUrlOf(file);
    const content = dataUrl.slice(dataUrl.indexOf(',') + 1);
    const head = atob(content.slice(0, 16));
    const type = typeOf(Uint8Array.from(head, character => character.charCodeAt(0)));
    return type && accepted.includes(type) ? { content, contentContentType: PICTURE_TYPES[type] } : 'wrongType';
  } catch {
    return 'unreadable';
  }
};
