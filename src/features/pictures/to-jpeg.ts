import { folded } from 'lib/plain';
import { readPicture, type PictureContent, type PictureProblem } from './picture-file';

/** The longest side of a picture that was made smaller, in pixels: sharp on any phone. */
const MAX_SIDE = 2000;
const QUALITY = 0.85;

const blobOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY),
  );

/** Draws any picture the browser can show as a jpeg; what was transparent becomes white. */
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

/** A gif that is too large stays so: only its first frame could be drawn. */
const isGif = (file: File) => file.type === 'image/gif';

/**
 * A picture file as the library takes it (R87: gif or jpeg, up to `MAX_PICTURE_MB`): as it is where it fits,
 * else drawn again as a jpeg.
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

/** Names that browsers and systems give to what has none. */
const NAMELESS = /^(image|imagem|blob|untitled|screenshot|captura)$/;

/** A reference name made of a file's name: `Ausculta Pulmonar (2).PNG` becomes `ausculta-pulmonar-2`. */
export const nameOfFile = ({ name }: Pick<File, 'name'>) => {
  const words = folded(name.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return NAMELESS.test(words) ? '' : words;
};
