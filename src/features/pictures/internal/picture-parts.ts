import type { Bytes, PictureType } from './picture-types';

/** A part of a picture file, and its kind: the marker of a JPEG, the chunk type of a PNG, the block of a GIF. */
export interface PicturePart {
  kind: string;
  bytes: Bytes;
  /** What the part holds, without its header. */
  data: Bytes;
}

/** The characters of these bytes, one for each byte. */
export const latin1Of = (bytes: Bytes) => String.fromCharCode(...bytes);

export const concat = (parts: readonly Bytes[]): Bytes => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return whole;
};

/** Whether this byte after 0xFF begins a part: it is neither data (0), filling (0xFF) nor a restart (0xD0 to 0xD7). */
const isMarker = (byte = 0) => byte !== 0 && byte !== 0xff && (byte < 0xd0 || byte > 0xd7);

/** The position of the next marker of a JPEG; the end of the file if there is none. */
const markerFrom = (bytes: Bytes, from: number) => {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && !isMarker(bytes[at + 1])) at = bytes.indexOf(0xff, at + 1);
  return at < 0 ? bytes.length : at;
};

const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const START_OF_SCAN = 'da';
const END_OF_IMAGE = 'd9';

/** The end of the part that begins here. The data of a scan belong to it. */
const endOfSegment = (bytes: Bytes, start: number, kind: string) => {
  if (kind === END_OF_IMAGE) return start + 2;
  const length = viewOf(bytes).getUint16(start + 2);
  if (length < 2 || start + 2 + length > bytes.length) throw new RangeError('broken JPEG');
  return kind === START_OF_SCAN ? markerFrom(bytes, start + 2 + length) : start + 2 + length;
};

/** Ends with the first picture: some cameras append a film or more pictures, which nobody sees. */
const jpegParts = (bytes: Bytes): PicturePart[] => {
  const parts = [{ kind: 'd8', bytes: bytes.subarray(0, 2), data: bytes.subarray(2, 2) }];
  let start = markerFrom(bytes, 2);
  while (start < bytes.length) {
    const kind = viewOf(bytes)
      .getUint8(start + 1)
      .toString(16);
    const end = endOfSegment(bytes, start, kind);
    parts.push({ kind, bytes: bytes.subarray(start, end), data: bytes.subarray(start + 4, end) });
    start = kind === END_OF_IMAGE ? bytes.length : markerFrom(bytes, end);
  }
  return parts;
};

const pngParts = (bytes: Bytes): PicturePart[] => {
  const view = viewOf(bytes);
  const parts = [{ kind: '', bytes: bytes.subarray(0, 8), data: bytes.subarray(8, 8) }];
  let start = 8;
  let kind = '';
  while (kind !== 'IEND') {
    const end = start + 12 + view.getUint32(start);
    if (end > bytes.length) throw new RangeError('broken PNG');
    kind = latin1Of(bytes.subarray(start + 4, start + 8));
    parts.push({ kind, bytes: bytes.subarray(start, end), data: bytes.subarray(start + 8, end - 4) });
    start = end;
  }
  return parts;
};

/** How many bytes the colors after a header or before an image take, by the flags of the header. */
const colorsOf = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

const EXTENSION = 0x21;
const IMAGE = 0x2c;

/** Browsers show a GIF that ends early, so its last part may be cut. */
const gifParts = (bytes: Bytes): PicturePart[] => {
  const parts: PicturePart[] = [];
  const add = (kind: string, start: number, data: number, end: number) =>
    parts.push({ kind, bytes: bytes.subarray(start, end), data: bytes.subarray(data, end) });
  let start = 13 + colorsOf(bytes[10]);
  add('header', 0, 0, start);
  while (bytes[start] === EXTENSION || bytes[start] === IMAGE) {
    const isImage = bytes[start] === IMAGE;
    const data = start + (isImage ? 11 + colorsOf(bytes[start + 9]) : 2);
    let end = data;
    // Blocks of data, each after its length. A length of 0 ends them.
    for (let length = bytes[end]; length; length = bytes[end]) end += length + 1;
    add(isImage ? 'image' : (bytes[start + 1] ?? 0).toString(16), start, data, end + 1);
    start = end + 1;
  }
  add('rest', start, start, bytes.length);
  return parts;
};

const PARTS = { jpeg: jpegParts, png: pngParts, gif: gifParts };

/**
 * The parts of a picture file, in their order. Bytes that belong to no part are left out.
 *
 * @throws RangeError if a JPEG or PNG is cut off or broken between its parts
 */
export const partsOf = (bytes: Bytes, type: PictureType): PicturePart[] => PARTS[type](bytes);
