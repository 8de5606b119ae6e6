import { MAX_PICTURE_MB, readPicture } from 'features/pictures/picture-file';

const GIF = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0];
const file = (bytes: number[], name = 'a.gif', type = 'image/gif') => new File([new Uint8Array(bytes)], name, { type });

test('fault 88: the type of a picture is detected from its content, not from its name', async () => {
  expect(await readPicture(file(GIF, 'a.txt', 'text/plain'), ['gif', 'jpeg'])).toEqual({
    content: Buffer.from(GIF).toString('base64'),
    contentContentType: 'image/gif',
  });
});

test.each([
  ['a text called a picture', file([...Buffer.from('<svg onload=alert(1)>')])],
  ['an empty file', file([])],
  ['a PNG where only GIF and JPEG may be chosen', file(PNG)],
])('%s is refused', async (_, refused) => {
  expect(await readPicture(refused, ['gif', 'jpeg'])).toBe('wrongType');
});

test('fault 89: a file over the size limit is refused before it is read', async () => {
  const large = new File([new Uint8Array(MAX_PICTURE_MB * 1024 * 1024 + 1)], 'a.gif');
  expect(await readPicture(large, ['gif'])).toBe('tooLarge');
});
