import { bytesToBase64 } from 'lib/base64';
import { formatCount } from 'lib/numbers';
import { withoutCameraData } from './internal/camera-data';
import { isAnimated } from './internal/is-animated';
import { type Bytes, PICTURE_TYPES, type PictureType, typeOf } from './internal/picture-types';
import { redraw, reduced, sizeOf } from './internal/redraw';
import {
  MAX_PICTURE_MB,
  MAX_SIDE,
  type PictureNote,
  type PictureProblem,
  type PictureSize,
  type ReadPicture,
} from './picture-file';

const MB = 1024 * 1024;

/** A larger file is not even read, in MB: no camera makes such a picture. */
const MAX_READ_MB = 100;

const bytesOf = (file: Blob) =>
  new Promise<Bytes>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });

const contentOf = (bytes: Bytes, type: PictureType) => ({
  content: bytesToBase64(bytes),
  contentContentType: PICTURE_TYPES[type],
});

const isTooLarge = ({ length }: Bytes) => length > MAX_PICTURE_MB * MB;

/** A size as the parameters of a text. */
export const textsOfSize = ({ width, height }: PictureSize) => ({
  width: formatCount(width),
  height: formatCount(height),
});

/**
 * Redraws a picture as one of the accepted types, and says what it loses. What may be transparent stays so if PNG is
 * accepted.
 */
const redrawn = async (
  bytes: Bytes,
  from: PictureType | undefined,
  accepted: readonly PictureType[],
): Promise<ReadPicture | PictureProblem> => {
  const { size, isReduced, isTransparent, fileOf } = await redraw(bytes);
  const mayBeTransparent = isTransparent || from === 'gif' || from === 'png';
  const type = mayBeTransparent && accepted.includes('png') ? 'png' : 'jpeg';
  const drawn = await bytesOf(await fileOf(type));
  if (isTooLarge(drawn)) return 'tooLarge';
  const notes: PictureNote[] = [];
  if (type !== from || !isReduced)
    notes.push({ key: 'entity.picture.converted', params: { type: type.toUpperCase() } });
  if (isTransparent && type === 'jpeg') notes.push({ key: 'entity.picture.white' });
  if (isAnimated(bytes)) notes.push({ key: 'entity.picture.still' });
  if (isReduced) notes.push({ key: 'entity.picture.reduced', params: textsOfSize(size) });
  return { picture: contentOf(drawn, type), notes };
};

/** Keeps the picture as it is. If it is a large still picture, a smaller one is offered. */
const kept = async (
  bytes: Bytes,
  type: PictureType,
  accepted: readonly PictureType[],
): Promise<Omit<ReadPicture, 'notes'>> => {
  const size = await sizeOf(new Blob([bytes], { type: PICTURE_TYPES[type] }));
  const picture = contentOf(bytes, type);
  if (Math.max(size.width, size.height) <= MAX_SIDE || isAnimated(bytes)) return { picture };
  const read = () => redrawn(bytes, type, accepted).catch((): PictureProblem => 'unreadable');
  return { picture, smaller: { size: reduced(size), read } };
};

const isSame = (some: Bytes, others: Bytes) =>
  some.length === others.length && some.every((byte, at) => byte === others[at]);

const readBytes = async (bytes: Bytes, accepted: readonly PictureType[]): Promise<ReadPicture | PictureProblem> => {
  const type = typeOf(bytes);
  const isAccepted = type !== undefined && accepted.includes(type);
  const cleaned = type ? withoutCameraData(bytes, type) : bytes;
  if (isAccepted && !isTooLarge(cleaned)) {
    const read = await kept(cleaned, type, accepted);
    return { ...read, notes: isSame(bytes, cleaned) ? [] : [{ key: 'entity.picture.cleaned' }] };
  }
  return isAccepted && isAnimated(bytes) ? 'tooLarge' : redrawn(cleaned, type, accepted);
};

/**
 * Reads a chosen file, and returns its picture or the reason why it is not accepted. A picture of an accepted type of
 * at most `MAX_PICTURE_MB` keeps its pixels; only what the camera wrote beside them is removed. Any other picture that
 * the browser can show is redrawn with no side longer than `MAX_SIDE`, and the notes say what it loses. A picture of an
 * accepted type that moves is never redrawn: it would stand still.
 */
export const readPicture = async (
  file: Blob,
  accepted: readonly PictureType[],
): Promise<ReadPicture | PictureProblem> => {
  if (file.size > MAX_READ_MB * MB) return 'tooLarge';
  const bytes = await bytesOf(file).catch(() => undefined);
  if (!bytes) return 'unreadable';
  return readBytes(bytes, accepted).catch((): PictureProblem => 'unreadable');
};
