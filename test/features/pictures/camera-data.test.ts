import { crc32 } from 'zlib';
import { withoutCameraData } from 'features/pictures/internal/camera-data';
import { isAnimated } from 'features/pictures/internal/is-animated';
import * as bytes from '../../support/picture-bytes';

const { jpegWith, pngWith, gifWith, exif, tiff, onlyTurned, chunk, FRAME } = bytes;

describe('what a camera wrote into a JPEG is removed, and its pixels stay', () => {
  test.each<[string, Uint8Array, Uint8Array]>([
    ['nothing of a picture without such data', jpegWith(bytes.comment), jpegWith(bytes.comment)],
    ['the place and the device, but not the orientation', jpegWith(exif(tiff(6))), jpegWith(exif(onlyTurned(6)))],
    ['all of the data of an upright picture', jpegWith(exif(tiff(1))), jpegWith([])],
    ['nothing of data that state only the orientation', jpegWith(exif(onlyTurned(8))), jpegWith(exif(onlyTurned(8)))],
    ['data with an orientation that does not exist', jpegWith(exif(tiff(9))), jpegWith([])],
    ['data that are cut off', jpegWith(exif(tiff(6).slice(0, 30))), jpegWith([])],
    ['data without a word', jpegWith(exif([])), jpegWith([])],
    ['a second description of the place (XMP)', jpegWith(bytes.xmp), jpegWith([])],
    [
      'the name of the place, but not the color profile',
      jpegWith([...bytes.colors, ...bytes.makerNotes, ...bytes.adobe]),
      jpegWith([...bytes.colors, ...bytes.adobe]),
    ],
    [
      'more pictures and a film after the end',
      jpegWith(bytes.otherPictures, jpegWith(exif(tiff(1))) as never),
      jpegWith([]),
    ],
    ['bytes that belong to no segment', jpegWith([0, 0, 0xff, ...exif(tiff(6))]), jpegWith(exif(onlyTurned(6)))],
  ])('%s', (_, picture, left) => {
    expect(Buffer.from(withoutCameraData(Uint8Array.from(picture), 'jpeg'))).toEqual(Buffer.from(left));
  });

  test('also of a picture whose end is missing', () => {
    const cut = jpegWith(exif(tiff(3))).subarray(0, -3);
    expect(Buffer.from(withoutCameraData(Uint8Array.from(cut), 'jpeg'))).toEqual(
      Buffer.from(jpegWith(exif(onlyTurned(3))).subarray(0, -3)),
    );
  });

  test.each([
    ['a header alone', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
    ['a segment that is longer than the file', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 9, 1)],
    ['a segment that is shorter than its length', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 1, 1, 1)],
  ])('%s is broken', (_, picture) => {
    expect(() => withoutCameraData(Uint8Array.from(picture), 'jpeg')).toThrow(RangeError);
  });
});

describe('what a camera wrote into a PNG is removed', () => {
  const place = chunk('iTXt', [...Buffer.from('XML:com.adobe.xmp\0\0\0\0\0<x/>')]);
  const turned = chunk('eXIf', onlyTurned(6), crc32(Buffer.from([...Buffer.from('eXIf'), ...onlyTurned(6)])));
  const title = chunk('tEXt', [...Buffer.from('Title\0Lung')]);
  const profile = chunk('iCCP', [1, 2, 3]);
  test.each<[string, Uint8Array, Uint8Array]>([
    ['the place and the device, but not the orientation', pngWith(chunk('eXIf', tiff(6))), pngWith(turned)],
    ['all of the data of an upright picture', pngWith(chunk('eXIf', tiff(1))), pngWith()],
    [
      'texts about the place, but no title and no color profile',
      pngWith(profile, place, title),
      pngWith(profile, title),
    ],
    ['what follows its end', Uint8Array.from([...pngWith(), 1, 2, 3]), pngWith()],
  ])('%s', (_, picture, left) => {
    expect(Buffer.from(withoutCameraData(Uint8Array.from(picture), 'png'))).toEqual(Buffer.from(left));
  });

  test('a PNG that is cut off is broken', () => {
    expect(() => withoutCameraData(pngWith().subarray(0, -1), 'png')).toThrow(RangeError);
  });
});

const CUT = gifWith(FRAME, [0x21]).subarray(0, -1);

test.each<[string, Uint8Array, Uint8Array]>([
  ['loses texts about the place', gifWith(bytes.gifLoop, bytes.gifXmp, FRAME), gifWith(bytes.gifLoop, FRAME)],
  ['stays as it is if it ends early', gifWith(FRAME).subarray(0, -6), gifWith(FRAME).subarray(0, -6)],
  ['stays as it is if it ends in the head of a part', CUT, CUT],
])('a GIF %s', (_, picture, left) => {
  expect(Buffer.from(withoutCameraData(Uint8Array.from(picture), 'gif'))).toEqual(Buffer.from(left));
});

const webp = (flags: number) => Buffer.from(`RIFF....WEBPVP8X....${String.fromCharCode(flags)}`, 'latin1');

test.each<[string, string, Uint8Array]>([
  ['a GIF with one frame', 'stands still', gifWith(bytes.gifLoop, FRAME)],
  ['a GIF with two frames', 'moves', gifWith(bytes.gifLoop, FRAME, FRAME)],
  ['a PNG', 'stands still', pngWith()],
  ['a PNG with frames', 'moves', pngWith(chunk('acTL', [0, 0, 0, 2]))],
  ['a WebP', 'stands still', webp(0x10)],
  ['a WebP with frames', 'moves', webp(0x12)],
  ['an AVIF', 'stands still', Buffer.from('....ftypavif........')],
  ['a sequence of AVIF pictures', 'moves', Buffer.from('....ftypavis........')],
  ['a JPEG', 'stands still', jpegWith([])],
  ['an empty file', 'stands still', new Uint8Array()],
])('%s %s', (_, expected, picture) => {
  expect(isAnimated(Uint8Array.from(picture)) ? 'moves' : 'stands still').toBe(expected);
});
