import { bytesToBase64 } from 'lib/base64';
import { MAX_SIDE, type PictureSize } from '../picture-file';
import { type Bytes, PICTURE_TYPES, type PictureType } from './picture-types';

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

const scaled = ({ width, height }: PictureSize, scale: number): PictureSize => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

/** The size of a picture whose longest side is `MAX_SIDE`. */
const enlarged = (size: PictureSize) => scaled(size, MAX_SIDE / Math.max(size.width, size.height));

/** The size of a picture of which no side is longer than `MAX_SIDE`. */
export const reduced = (size: PictureSize): PictureSize =>
  Math.max(size.width, size.height) > MAX_SIDE ? enlarged(size) : size;

interface Decoded {
  source: ImageBitmap | HTMLImageElement;
  size: PictureSize;
}

/**
 * An SVG, as an image: no script in it runs, and it loads nothing. It has lines and no pixels, so it is drawn as large
 * as a picture may be.
 */
const decodeSvg = async (bytes: Bytes): Promise<Decoded> => {
  const source = new Image();
  source.src = `data:image/svg+xml;base64,${bytesToBase64(bytes)}`;
  await source.decode();
  const { naturalWidth: width, naturalHeight: height } = source;
  if (width * height === 0) throw new Error('no size');
  return { source, size: enlarged({ width, height }) };
};

const decode = async (bytes: Bytes): Promise<Decoded> => {
  const source = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  return source ? { source, size: { width: source.width, height: source.height } } : decodeSvg(bytes);
};

const OPAQUE = 255;

const hasTransparency = (context: CanvasRenderingContext2D, { width, height }: PictureSize) => {
  const { data } = context.getImageData(0, 0, width, height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if ((data[alpha] ?? OPAQUE) < OPAQUE) return true;
  return false;
};

/** A picture as it was drawn anew. */
export interface Drawing {
  size: PictureSize;
  isReduced: boolean;
  isTransparent: boolean;
  /** The drawing as a file. In a JPEG, transparent areas are white. */
  fileOf: (type: PictureType) => Promise<Blob>;
}

/**
 * Draws any picture that the browser can show, the first one of those that move.
 *
 * @throws if the browser cannot show the picture
 */
export const redraw = async (bytes: Bytes): Promise<Drawing> => {
  const { source, size: whole } = await decode(bytes);
  const size = reduced(whole);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(source, 0, 0, size.width, size.height);
  if ('close' in source) source.close();
  return {
    size,
    isReduced: size.width < whole.width || size.height < whole.height,
    isTransparent: hasTransparency(context, size),
    fileOf: type => {
      if (type !== 'png') {
        context.globalCompositeOperation = 'destination-over';
        context.fillStyle = 'white';
        context.fillRect(0, 0, size.width, size.height);
      }
      return new Promise((resolve, reject) => {
        const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no picture')));
        canvas.toBlob(done, PICTURE_TYPES[type], QUALITY);
      });
    },
  };
};
