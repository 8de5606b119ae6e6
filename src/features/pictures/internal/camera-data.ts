import { concat, latin1Of, partsOf, type PicturePart } from './picture-parts';
import type { Bytes, PictureType } from './picture-types';

// No library: those that write Exif (piexifjs) are unkept, read the file as text, and know neither XMP nor the pictures
// and films that phones append.

const EXIF = 'Exif\0\0';
const ORIENTATION = 0x112;

/** How a picture is to be turned, 1 to 8; 1, upright, also if the data are broken, as browsers read them. */
const orientationIn = (tiff: Bytes): number => {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, isLittle);
    const last = directory + 12 * view.getUint16(directory, isLittle);
    for (let entry = directory + 2; entry < last; entry += 12)
      if (view.getUint16(entry, isLittle) === ORIENTATION) return view.getUint16(entry + 8, isLittle);
  } catch {
    return 1;
  }
  return 1;
};

/** Data that state nothing but the orientation. */
const tiffOf = (orientation: number) =>
  Uint8Array.from([77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);

/** The data of a picture that is not upright; nothing for any other. */
const turningIn = (tiff: Bytes): Bytes[] => {
  const orientation = orientationIn(tiff);
  return orientation > 1 && orientation <= 8 ? [tiffOf(orientation)] : [];
};

const bytesOf = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0));

const startsWith = ({ data }: PicturePart, text: string) => latin1Of(data.subarray(0, text.length)) === text;

/** Of the application data, only what decides the colors and the orientation stays. */
const keptOfJpeg = (part: PicturePart): Bytes[] => {
  if (part.kind === 'e1' && startsWith(part, EXIF))
    return turningIn(part.data.subarray(EXIF.length)).map(tiff =>
      concat([Uint8Array.of(0xff, 0xe1, 0, 2 + EXIF.length + tiff.length), bytesOf(EXIF), tiff]),
    );
  const isKept = !/^e[1-9a-f]$/.test(part.kind) || part.kind === 'ee' || startsWith(part, 'ICC_PROFILE\0');
  return isKept ? [part.bytes] : [];
};

/** The checksum of a chunk of a PNG. */
const checksumOf = (bytes: Bytes) => {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum;
};

const numberBytes = (number: number) => Uint8Array.from([24, 16, 8, 0], shift => number >>> shift);

const keptOfPng = ({ kind, bytes, data }: PicturePart): Bytes[] => {
  if (kind === 'eXIf')
    return turningIn(data).map(tiff => {
      const chunk = concat([bytesOf(kind), tiff]);
      return concat([numberBytes(tiff.length), chunk, numberBytes(checksumOf(chunk))]);
    });
  const isText = /^(iTXt|tEXt|zTXt)$/.test(kind);
  const isCameraData = /^(XML:com\.adobe\.xmp|Raw profile type )/.test(latin1Of(data.subarray(0, 20)));
  return isText && isCameraData ? [] : [bytes];
};

const keptOfGif = (part: PicturePart): Bytes[] =>
  part.kind === 'ff' && startsWith(part, '\u000bXMP DataXMP') ? [] : [part.bytes];

const KEPT = { jpeg: keptOfJpeg, png: keptOfPng, gif: keptOfGif };

/**
 * The picture without what the camera wrote beside it: place (GPS), device, maker notes, texts, appended films. The
 * pixels stay as they are, so do the orientation and the color profile.
 *
 * @throws RangeError if the file is broken
 */
export const withoutCameraData = (bytes: Bytes, type: PictureType): Bytes =>
  concat(partsOf(bytes, type).flatMap(part => KEPT[type](part)));
