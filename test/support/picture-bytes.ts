/** The smallest files that are pictures, and the parts of which the tests make others. None of them shows anything. */

const bytesOf = (text: string) => [...Buffer.from(text, 'latin1')];

/** A segment of a JPEG. */
export const segment = (marker: number, data: readonly number[]) => [
  0xff,
  marker,
  ((data.length + 2) / 256) | 0,
  (data.length + 2) % 256,
  ...data,
];

const START = [0xff, 0xd8];
const JFIF = segment(0xe0, [...bytesOf('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);

/** Tables, a frame and a scan. Its data hold a stuffed byte, a restart and the length of no segment. */
export const SCAN = [...segment(0xdb, [0, 1]), ...segment(0xda, [1, 0]), 7, 0xff, 0, 9, 0xff, 0xd0, 0xff, 0, 5];

export const END = [0xff, 0xd9];

/** A JPEG with these segments after its header, and with these bytes after its end. */
export const jpegWith = (segments: readonly number[], after: readonly number[] = []) =>
  Uint8Array.from([...START, ...JFIF, ...segments, ...SCAN, ...END, ...after]);

export const JPEG = Buffer.from(jpegWith([]));

const LITTLE = [0x49, 0x49, 42, 0, 8, 0, 0, 0];
const BIG = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];

/** Exif data in the order of bytes that most phones write, with an orientation, a device and a place. */
export const tiff = (orientation: number) => [
  ...LITTLE,
  ...[3, 0],
  ...[0x0f, 0x01, 2, 0, 4, 0, 0, 0, ...bytesOf('Acme')],
  ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
  ...[0x25, 0x88, 4, 0, 1, 0, 0, 0, 50, 0, 0, 0],
  ...[0, 0, 0, 0],
  ...bytesOf('GPS 23.55S 46.63W'),
];

/** Exif data that state nothing but the orientation. */
export const onlyTurned = (orientation: number) => [
  ...BIG,
  ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
];

export const exif = (data: readonly number[]) => segment(0xe1, [...bytesOf('Exif\0\0'), ...data]);
export const xmp = segment(0xe1, bytesOf('http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude="23,33S"/>'));
export const colors = segment(0xe2, bytesOf('ICC_PROFILE\0\x01\x01profile'));
export const otherPictures = segment(0xe2, bytesOf('MPF\0more pictures'));
export const adobe = segment(0xee, bytesOf('Adobe\0d\0\0\0\0\0'));
export const makerNotes = segment(0xed, bytesOf('Photoshop 3.0\0City: Campinas'));
export const comment = segment(0xfe, bytesOf('drawn'));

const big = (number: number) => [24, 16, 8, 0].map(shift => (number >>> shift) & 255);

/** A chunk of a PNG. Its checksum is given, or none that is right. */
export const chunk = (kind: string, data: readonly number[] = [], sum = 0) => [
  ...big(data.length),
  ...bytesOf(kind),
  ...data,
  ...big(sum),
];

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...chunk('IHDR', [0, 0, 0, 1])];

export const pngWith = (...chunks: readonly (readonly number[])[]) =>
  Uint8Array.from([...PNG_START, ...chunks.flat(), ...chunk('IDAT', [1, 2]), ...chunk('IEND')]);

export const PNG = Buffer.from(pngWith());

/** An extension that says how long a frame stays, and a frame of one pixel. */
export const FRAME = [0x21, 0xf9, 4, 0, 9, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];

/** A GIF with two colors. */
export const gifWith = (...blocks: readonly (readonly number[])[]) =>
  Uint8Array.from([...bytesOf('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, ...[0, 0, 0, 255, 255, 255], ...blocks.flat(), 0x3b]);

export const GIF = Buffer.from(gifWith(FRAME));

export const gifXmp = [0x21, 0xff, 11, ...bytesOf('XMP DataXMP'), 3, 1, 2, 3, 0];
export const gifLoop = [0x21, 0xff, 11, ...bytesOf('NETSCAPE2.0'), 3, 1, 0, 0, 0];
