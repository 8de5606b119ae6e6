import { MAX_SIDE, type PictureSize } from '../picture-file';
import { PICTURE_TYPES, type PictureType } from './picture-types';

const QUALITY = 0.85;

/**
 * The size of a picture, in pixels. The browser decodes the whole picture to find it.
 *
 * @throws if the browser cannot show the picture
 */
export const sizeOf = async (picture: Blob): Promise<PictureSize> => {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};

/** The size of a picture of which no side is longer than `MAX_SIDE`. */
export const reduced = ({ width, height }: PictureSize): PictureSize => {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const blobOf = (canvas: HTMLCanvasElement, type: PictureType) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), PICTURE_TYPES[type], QUALITY),
  );

/**
 * Draws any picture that the browser can show as a JPEG, or as a PNG, which stays transparent. Elsewhere transparent
 * areas become white.
 *
 * @throws if the browser cannot show the picture
 */
export const redraw = async (picture: Blob, type: PictureType) => {
  const bitmap = await createImageBitmap(picture);
  const size = reduced(bitmap);
  const isReduced = size.width < bitmap.width || size.height < bitmap.height;
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  if (type !== 'png') {
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
  }
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  return { blob: await blobOf(canvas, type), size, isReduced };
};
