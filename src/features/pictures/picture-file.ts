import type { MessageKey } from 'core/i18n/message-key';

/** The picture types that may be chosen, by their common names. */
export const PICTURE_TYPES = { gif: 'image/gif', jpeg: 'image/jpeg', png: 'image/png' } as const;

export type PictureType = keyof typeof PICTURE_TYPES;

/** The types that the library of pictures stores. A picture of another type is converted. */
export const LIBRARY_TYPES: readonly PictureType[] = ['gif', 'jpeg'];

/** The largest accepted picture, in MB. */
export const MAX_PICTURE_MB = 10;

/** The longest side of a downscaled picture, in pixels: sharp on any phone. */
export const MAX_SIDE = 2000;

/** The first bytes of each type: the content of a file shows its type, the file name does not. */
const SIGNATURES: Record<PictureType, readonly number[]> = {
  gif: [0x47, 0x49, 0x46, 0x38],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

export type Bytes = Uint8Array<ArrayBuffer>;

export const typeOf = (bytes: Bytes) =>
  (Object.keys(SIGNATURES) as PictureType[]).find(type => SIGNATURES[type].every((byte, at) => bytes[at] === byte));

export type PictureProblem = 'wrongType' | 'tooLarge' | 'unreadable' | 'animated';

/** A file as JHipster stores it. */
export interface PictureContent {
  /** Base64. */
  content?: string;
  contentContentType?: string;
}

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** What the user is told that was changed in the chosen picture. */
export interface PictureNote {
  key: MessageKey;
  params?: Record<string, string>;
}

/** A picture that was read from a file and can be shown. */
export interface ReadPicture {
  picture: PictureContent;
  notes: readonly PictureNote[];
  /** For a still picture that is larger than any phone shows: the size to which it can be reduced, and how. */
  smaller?: { size: PictureSize; read: () => Promise<ReadPicture | PictureProblem> };
}
