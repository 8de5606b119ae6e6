import { picturesIn } from 'features/markdown/shown-pictures';
import { nameOfFile } from 'features/pictures/name-of-file';
import { markdownOfPicture, referenceOf, sourceOf } from 'features/pictures/picture';

const PICTURE = { referenceName: 'rim', content: 'R0lGODlh' };

it.each(['image/gif', 'image/jpeg', 'image/jpg', 'image/png'])('a stored picture of the type %s is shown', type => {
  expect(sourceOf({ ...PICTURE, contentContentType: type })).toBe(`data:${type};base64,R0lGODlh`);
});

it.each(['image/svg+xml', 'text/html', 'image/png;base64,x', 'x image/png', '', undefined])(
  'a stored picture of the type %p is not shown',
  type => {
    expect(sourceOf({ ...PICTURE, contentContentType: type })).toBeUndefined();
  },
);

it('a stored picture without content is not shown', () => {
  expect(sourceOf({ referenceName: 'rim', contentContentType: 'image/png' })).toBeUndefined();
});

it('content that is stored as a data URL is shown with the stored content type', () => {
  const content = 'data:text/html;base64,R0lGODlh';
  expect(sourceOf({ ...PICTURE, content, contentContentType: 'image/gif' })).toBe('data:image/gif;base64,R0lGODlh');
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
