import { picturesIn } from 'features/markdown/shown-pictures';
import { nameOfFile } from 'features/pictures/name-of-file';
import { markdownOfPicture, referenceOf, sourceOf } from 'features/pictures/picture';

const PICTURE = { referenceName: 'rim', content: 'R0lGODlh' };

const GIF = 'R0lGODlh';
const JPEG = '/9j/4AAQSkZJRg==';
const PNG = 'iVBORw0KGgoAAAAN';

it.each([
  ['image/gif', GIF, 'image/gif'],
  ['image/jpeg', JPEG, 'image/jpeg'],
  ['image/jpg', JPEG, 'image/jpeg'],
  ['image/png', PNG, 'image/png'],
  ['image/pjpeg', JPEG, 'image/jpeg'],
  ['image/x-png', PNG, 'image/png'],
  ['IMAGE/JPEG', JPEG, 'image/jpeg'],
  ['image/jpeg; charset=binary', JPEG, 'image/jpeg'],
  ['jpg', JPEG, 'image/jpeg'],
  ['application/octet-stream', PNG, 'image/png'],
  ['image/png', GIF, 'image/gif'],
  ['', GIF, 'image/gif'],
  [undefined, JPEG, 'image/jpeg'],
])('F179: a picture stored as %p is shown as what its first bytes are', (contentContentType, content, shown) => {
  expect(sourceOf({ ...PICTURE, content, contentContentType })).toBe(`data:${shown};base64,${content}`);
});

it.each([
  ['SVG', btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['HTML', btoa('<html><script>alert(1)</script></html>')],
  ['WebP', btoa('RIFF\x24\0\0\0WEBPVP8 ')],
  ['half a signature', btoa('GIF')],
  ['no Base64', 'GIF89a…'],
])('F179: %s is not shown, whatever its stored type says', (_what, content) => {
  for (const contentContentType of ['image/png', 'image/gif', 'image/jpeg'])
    expect(sourceOf({ ...PICTURE, content, contentContentType })).toBeUndefined();
});

it('a stored picture without content is not shown', () => {
  expect(sourceOf({ referenceName: 'rim', contentContentType: 'image/png' })).toBeUndefined();
});

it.each([
  ['a data URL of another type', `data:text/html;base64,${PNG}`, PNG],
  ['lines', `\r\n${PNG.slice(0, 4)}\r\n${PNG.slice(4)}`, `\r\n${PNG.slice(0, 4)}\r\n${PNG.slice(4)}`],
])('F179: content that is stored as %s is shown', (_what, content, shown) => {
  expect(sourceOf({ ...PICTURE, content })).toBe(`data:image/png;base64,${shown}`);
});

it.each([
  ['/images/rim', 'rim'],
  ['https://cdn.example/images/rim%20direito?w=2#x', 'rim direito'],
  ['images/rim', undefined],
  ['data:image/png,/images/rim', undefined],
  ['/images/%E0', '%E0'],
  ['/images/raio%C2%A0x', 'raio\u00a0x'],
  ['/images/raio%A0x', 'raio\u00a0x'],
  ['javascript:/images/sopro', undefined],
  ['ftp://cdn.example/images/sopro', undefined],
  ['/images/', undefined],
])('the URL %s contains the reference name %p', (address, name) => {
  expect(referenceOf(address)).toBe(name);
});

it.each(['Sinal de Cullen', 'a(b)c', 'pulmão [direito]', '50% d/e?', 'C#', 'raio\u00a0x', 'tórax', '🧬 (1)'])(
  'a picture named %s is found in its own Markdown',
  name => {
    const markdown = markdownOfPicture(name);
    const [picture, ...others] = picturesIn(`antes ${markdown} depois`);
    expect(picture).toEqual({ name, isPicture: true, start: 6, end: 6 + markdown.length });
    expect(others).toEqual([]);
  },
);

it.each([
  ['Ausculta Pulmonar (2).PNG', 'ausculta-pulmonar-2'],
  ['Coração.jpeg', 'coracao'],
  ['image.png', ''],
  ['sem-tipo', 'sem-tipo'],
])('the file %s gets the suggested name %s', (name, expected) => expect(nameOfFile({ name })).toBe(expected));
