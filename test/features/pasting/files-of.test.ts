import { pastedPictures } from 'features/pasting/files-of';

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const pasted = (text: string, ...files: File[]) =>
  pastedPictures({ files: files as unknown as FileList, getData: type => (type === 'text/plain' ? text : '') });

const RADIO = file('radiografia.jpg');
const SPACED = file('raio x (2).png', 'image/png');
const ACCENTED = file('tórax.jpg');

it.each([
  ['no text', '', [RADIO]],
  ['its name', 'radiografia.jpg', [RADIO]],
  ['its name and a line end', 'radiografia.jpg\r\n', [RADIO]],
  ['its path on Linux', '/home/ana/exames/radiografia.jpg', [RADIO]],
  ['its path in the home folder', '~/exames/radiografia.jpg', [RADIO]],
  ['its path on Windows', 'C:\\Exames do dia\\radiografia.jpg', [RADIO]],
  ['its path in quotes', '"C:\\Exames do dia\\radiografia.jpg"', [RADIO]],
  ['its path on a network', '\\\\servidor\\exames\\radiografia.jpg', [RADIO]],
  ['its address', 'file:///home/ana/raio%20x%20(2).png', [SPACED]],
  ['what GNOME writes', 'x-special/nautilus-clipboard\ncopy\nfile:///home/ana/radiografia.jpg\n', [RADIO]],
  ['its name with decomposed accents', 'tórax.jpg'.normalize('NFD'), [ACCENTED]],
  [
    'a name in the address with decomposed accents',
    `file:///a/${encodeURIComponent('tórax.jpg'.normalize('NFD'))}`,
    [ACCENTED],
  ],
  ['the names of all files', 'radiografia.jpg\rtórax.jpg', [RADIO, ACCENTED]],
  ['an address that cannot be decoded', 'file:///tmp/100%/radiografia.jpg', [RADIO]],
])('F191: a picture that is pasted with %s is taken as a picture', (_what, text, files) => {
  expect(pasted(text, ...files)).toEqual(files);
});

it('F191: of files that are pasted with their names the pictures are taken', () => {
  expect(pasted('laudo.pdf\nradiografia.jpg', file('laudo.pdf', 'application/pdf'), RADIO)).toEqual([RADIO]);
});

it.each([
  ['a text of a word processor', 'Sinal de Cullen', file('image.png', 'image/png')],
  ['its name inside a sentence', 'Veja radiografia.jpg', RADIO],
  ['its path inside a sentence', 'Veja em exames/radiografia.jpg', RADIO],
  ['its name and another line', 'radiografia.jpg\nTórax em PA', RADIO],
  ['the name of another file', 'tomografia.jpg', RADIO],
  ['a longer name that ends alike', 'nova-radiografia.jpg', RADIO],
  ['a path that goes on after the name', '/home/ana/radiografia.jpg/laudo', RADIO],
])('F191: a picture that is pasted with %s stays text', (_what, text, picture) => {
  expect(pasted(text, picture)).toEqual([]);
});
