import type { MessageKey } from 'core/i18n/message-key';
import type { PictureType } from './internal/picture-types';
import type { Picture } from './picture';

/** The types that the library of pictures stores. A picture of another type is converted. */
export const LIBRARY_TYPES: readonly PictureType[] = ['gif', 'jpeg'];

/** The largest accepted picture, in MB. */
export const MAX_PICTURE_MB = 10;

/** The longest side of a downscaled picture, in pixels: sharp on any phone. */
export const MAX_SIDE = 2000;

export type PictureProblem = 'tooLarge' | 'unreadable';

export const PROBLEM_TEXTS: Record<PictureProblem, MessageKey> = {
  tooLarge: 'entity.picture.tooLarge',
  unreadable: 'entity.picture.unreadable',
};

export type PictureContent = Pick<Picture, 'content' | 'contentContentType'>;

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
