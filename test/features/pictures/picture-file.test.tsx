import type { PictureType } from 'features/pictures/internal/picture-types';
import { MAX_PICTURE_MB, type ReadPicture } from 'features/pictures/picture-file';
import { readPicture } from 'features/pictures/read-picture';
import { stubCanvas, stubDecoding } from '../../support/canvas';
import {
  chunk,
  exif,
  FRAME,
  gifWith,
  JPEG,
  jpegWith,
  onlyTurned,
  PNG,
  pngWith,
  tiff,
} from '../../support/picture-bytes';

const GIF = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0];
const MB = 1024 * 1024;
const file = (bytes: ArrayLike<number>, name = 'a.gif', type = 'image/gif') =>
  new File([Uint8Array.from(bytes)], name, { type });

/** A file with bytes of no meaning at its end, so that it is larger than what may be stored. */
const tooLarge = (bytes: ArrayLike<number>) =>
  new File([Uint8Array.from(bytes), new Uint8Array(MAX_PICTURE_MB * MB)], 'a.jpg');

const SMALL = { width: 100, height: 100 };

const LIBRARY: readonly PictureType[] = ['gif', 'jpeg'];
const GROUPS: readonly PictureType[] = ['gif', 'jpeg', 'png'];

const pictureOf = (bytes: ArrayLike<number>, type: PictureType) => ({
  content: Buffer.from(Uint8Array.from(bytes)).toString('base64'),
  contentContentType: `image/${type}`,
});

afterEach(() => jest.restoreAllMocks());

test('F88: the type of a picture is detected from its bytes, not from its name', async () => {
  expect(await readPicture(file(GIF, 'a.txt', 'text/plain'), LIBRARY)).toEqual({
    picture: pictureOf(GIF, 'gif'),
    notes: [],
  });
});

const cannotBeShown = () => jest.spyOn(globalThis, 'createImageBitmap').mockRejectedValue(new Error('no picture'));

test.each([
  ['a text called a picture', file([...Buffer.from('<svg onload=alert(1)>')])],
  ['an empty file', file([])],
])('R87: %s is refused as a picture', async (_, refused) => {
  cannotBeShown();
  expect(await readPicture(refused, LIBRARY)).toBe('unreadable');
});

test.each([
  ['a JPEG of four bytes', [0xff, 0xd8, 0xff, 0xe0]],
  ['a JPEG that goes on as a page', [...JPEG.subarray(0, 20), ...Buffer.from('<!doctype html><title>404</title>')]],
  ['a whole JPEG that the browser cannot show', JPEG],
  ['a GIF that the browser cannot show', GIF],
  ['a broken PNG, which would be converted', PNG.subarray(0, 20)],
])('%s is refused, because it cannot be read', async (_, bytes) => {
  cannotBeShown();
  expect(await readPicture(file(bytes), LIBRARY)).toBe('unreadable');
});

test('F89: a file that is larger than any picture is refused before it is read', async () => {
  const huge = file(GIF);
  Object.defineProperty(huge, 'size', { value: 101 * MB });
  expect(await readPicture(huge, LIBRARY)).toBe('tooLarge');
});

test('the place where a picture was taken is removed, its orientation stays, and the user is told', async () => {
  expect(await readPicture(file(jpegWith(exif(tiff(6)))), LIBRARY)).toEqual({
    picture: pictureOf(jpegWith(exif(onlyTurned(6))), 'jpeg'),
    notes: [{ key: 'entity.picture.cleaned' }],
  });
});

test('a picture that is too large only because of the film that a phone appended is stored without it', async () => {
  expect(await readPicture(tooLarge(JPEG), LIBRARY)).toEqual({
    picture: pictureOf(JPEG, 'jpeg'),
    notes: [{ key: 'entity.picture.cleaned' }],
  });
});

const chosen = async (bytes: ArrayLike<number>, accepted: readonly PictureType[]) =>
  (await readPicture(file(bytes), accepted)) as ReadPicture;

test.each<[string, ArrayLike<number>, PictureType, readonly PictureType[], PictureType]>([
  ['a JPEG', JPEG, 'jpeg', LIBRARY, 'jpeg'],
  ['a GIF that stands still', gifWith(FRAME), 'gif', LIBRARY, 'jpeg'],
  ['a PNG, which may be transparent,', PNG, 'png', GROUPS, 'png'],
])('%s of few bytes but 8,000 pixels stays as it is, and is offered smaller', async (_, bytes, type, accepted, to) => {
  const drawn = stubCanvas(JPEG, { width: 8000, height: 5000 });
  const read = await chosen(bytes, accepted);
  expect(read).toMatchObject({
    picture: pictureOf(bytes, type),
    notes: [],
    smaller: { size: { width: 2000, height: 1250 } },
  });
  expect(drawn).toEqual([]);
  expect(await read.smaller?.read()).toMatchObject({
    picture: pictureOf(JPEG, to),
    notes: expect.arrayContaining([{ key: 'entity.picture.reduced', params: { width: '2.000', height: '1.250' } }]),
  });
  expect(drawn).toEqual([{ width: 2000, height: 1250 }]);
});

test.each<[string, ArrayLike<number>, { width: number; height: number }]>([
  ['of exactly 2,000 pixels', JPEG, { width: 1000, height: 2000 }],
  ['that moves', gifWith(FRAME, FRAME), { width: 8000, height: 5000 }],
])('a picture %s is not offered smaller', async (_, bytes, size) => {
  stubDecoding(size);
  expect(await chosen(bytes, LIBRARY)).toEqual({ picture: expect.anything(), notes: [] });
});

test('a GIF that moves and is too large is refused instead of made to stand still', async () => {
  const drawn = stubCanvas(JPEG, SMALL);
  expect(await readPicture(tooLarge(gifWith(FRAME, FRAME)), LIBRARY)).toBe('tooLarge');
  expect(drawn).toEqual([]);
});

const WEBP = Buffer.from('RIFF....WEBPVP8X....\0');
const MOVING_WEBP = Buffer.from('RIFF....WEBPVP8X....\u0002');
const MOVING_AVIF = Buffer.from('....ftypavis');
const MOVING_PNG = pngWith(chunk('acTL'));
const BMP = Buffer.from('BM......');
const SEEN_THROUGH = 254;
const WHITE = 'entity.picture.white';
const STILL = 'entity.picture.still';

test.each<[string, ArrayLike<number>, number, readonly PictureType[], PictureType, readonly string[]]>([
  ['a WebP', WEBP, 255, LIBRARY, 'jpeg', []],
  ['a BMP', BMP, 255, GROUPS, 'jpeg', []],
  ['a PNG', PNG, 255, LIBRARY, 'jpeg', []],
  ['a transparent PNG', PNG, SEEN_THROUGH, LIBRARY, 'jpeg', [WHITE]],
  ['a transparent WebP', WEBP, SEEN_THROUGH, LIBRARY, 'jpeg', [WHITE]],
  ['a transparent WebP where PNG is stored', WEBP, SEEN_THROUGH, GROUPS, 'png', []],
  ['a WebP that moves', MOVING_WEBP, 255, GROUPS, 'jpeg', [STILL]],
  ['an AVIF that moves', MOVING_AVIF, 255, LIBRARY, 'jpeg', [STILL]],
  ['a transparent PNG that moves', MOVING_PNG, SEEN_THROUGH, LIBRARY, 'jpeg', [WHITE, STILL]],
])('R87: %s is converted, and what it loses is told', async (_, bytes, alpha, accepted, to, losses) => {
  stubCanvas(JPEG, SMALL, alpha);
  expect(await chosen(bytes, accepted)).toEqual({
    picture: pictureOf(JPEG, to),
    notes: [{ key: 'entity.picture.converted', params: { type: to.toUpperCase() } }, ...losses.map(key => ({ key }))],
  });
});

test('a PNG that moves stays as it is where PNG is stored', async () => {
  stubDecoding(SMALL);
  expect(await chosen(MOVING_PNG, GROUPS)).toEqual({ picture: pictureOf(MOVING_PNG, 'png'), notes: [] });
});
