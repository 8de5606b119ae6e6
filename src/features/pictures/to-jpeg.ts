import { folded } from 'lib/plain';
import { readPicture, type PictureContent, type PictureProblem } from './picture-file';

/** The longest side of a downscaled picture, in pixels: sharp on any phone. */
const MAX_SIDE = 2000;
const QUALITY = 0.85;

const blobOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY),
  );

/** Converts any picture that the browser can show to a JPEG. Transparent areas become white. */
const drawn = async (file: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return blobOf(canvas);
};

/** A GIF that is too large is not converted: only its first frame could be drawn. */
const isGif = (file: File) => file.type === 'image/gif';

/**
 * Reads a picture file for the library (R87: GIF or JPEG, up to `MAX_PICTURE_MB`). A file that fits stays unchanged;
 * any other file is redrawn as a JPEG, except a GIF that is too large.
 */
export const readAnyPicture = async (file: File): Promise<PictureContent | PictureProblem> => {
  const read = await readPicture(file, ['gif', 'jpeg']);
  if (typeof read !== 'string' || isGif(file)) return read;
  try {
    return await readPicture(new File([await drawn(file)], file.name), ['jpeg']);
  } catch {
    return read;
  }
};

/** Names that browsers and operating systems give to files without a name. */
const NAMELESS = /^(image|imagem|blob|untitled|screenshot|captura)$/;

/** Makes a reference name from a file name: `Ausculta Pulmonar (2).PNG` becomes `ausculta-pulmonar-2`. */
export const nameOfFile = ({ name }: Pick<File, 'name'>) => {
  const words = folded(name.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return NAMELESS.test(words) ? '' : words;
};
