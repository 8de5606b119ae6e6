import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MarkdownView } from 'features/markdown/markdown-view';
import { pictureNamesIn, picturesIn, pictureUsesIn } from 'features/markdown/shown-pictures';
import { server } from '../../../mock-backend/server';
import { renderInStore } from '../../../support/render-in-store';

/** Pictures as texts contain them, each with its reference name; undefined if it is not a library picture. */
const TEXTS: readonly (readonly [string, string | undefined])[] = [
  ['![a](/images/sopro)', 'sopro'],
  ['![a](https://cdn.example/images/sopro)', 'sopro'],
  ['![a](https://cdn.example:8443/v1/images/sopro?width=20#top)', 'sopro'],
  ['![a](//cdn.example/images/sopro "Sopro (forte)")', 'sopro'],
  ['![a](images/sopro)', undefined],
  ['![a](/images/sinal%20de%20Cullen)', 'sinal de Cullen'],
  ['![a](</images/sinal de Cullen>)', 'sinal de Cullen'],
  ['![a](/images/pulm\\_direito)', 'pulm_direito'],
  ['![a](/images/pulmao(2))', 'pulmao(2)'],
  ['![a [b] c](/images/sopro)', 'sopro'],
  ['![a][s]\n\n[s]: https://cdn.example/images/sopro', 'sopro'],
  ['![a](/images/sopro/grande)', undefined],
  ['![a](https://cdn.example/logo.png)', undefined],
  ['![a](data:image/gif;base64,R0lGODlhAQABAAAAACw=)', undefined],
  ['[a](/images/sopro)', undefined],
];

/** Spellings that only a parser reads, and what only looks like a picture; each with the names that are shown. */
const SPELLINGS: readonly (readonly [string, readonly string[]])[] = [
  ['> ![a][r]\n>\n> [r]: /images/sopro', ['sopro']],
  ['- um\n\n  ![a][r]\n\n  [r]: </images/sopro> "t"', ['sopro']],
  ['1. > ![a](/images/sopro)', ['sopro']],
  ['![Sopro][]\n\n[sopro]: /images/sopro', ['sopro']],
  ['![Sopro]\n\n[SOPRO]: /images/sopro', ['sopro']],
  ['![a][ b\n c ]\n\n[B C]:\n  /images/sopro\n  (título)', ['sopro']],
  ['[r]: /images/sopro\n[r]: /images/outra\n\n![a][r]', ['sopro']],
  ['![a][r]\n\n[r]: /images/sopro\n\n# Título\n\n[R]: /images/outra', ['sopro']],
  ['[r]: /images/sopro\n\nTexto sem imagem.', []],
  ['[a][r]\n\n[r]: /images/sopro', []],
  ['![a](/images/so&#112;ro)', ['sopro']],
  ['![a](/im&#97;ges/sopro)', ['sopro']],
  ['![a](/images/s\\_p)', ['s_p']],
  ['![a](/images/s&amp;p)', ['s&p']],
  ["![a]( /images/sopro 'um \\' dois' )", ['sopro']],
  ['![a](/images/50%25 tórax)', []],
  ['![a](</images/50% tórax>)', ['50% tórax']],
  ['![a\nb](/images/sopro)', ['sopro']],
  ['[![a](/images/sopro)](https://x.example)', ['sopro']],
  ['**![a](/images/sopro)**', ['sopro']],
  ['# ![a](/images/sopro)', ['sopro']],
  ['| a |\n| - |\n| ![a](/images/sopro) | ![b](/images/outra) |', ['sopro']],
  ['Nota[^1] e [^nada]\n\n[^1]: ![a](/images/sopro)\n\n[^2]: ![b](/images/outra)', ['sopro']],
  ['Nota[^1]\n\n[^1]: ![a](/images/sopro)\n\n[^1]: ![b](/images/outra)', ['sopro']],
  ['`![a](/images/sopro)`', []],
  ['```\n![a](/images/sopro)\n```', []],
  ['    ![a](/images/sopro)', []],
  ['~~~\n\n![a](/images/sopro)', []],
  ['`` ` ![a](/images/sopro) ``', []],
  ['<img src="/images/sopro">', []],
  ['<div>\n![a](/images/sopro)\n</div>', []],
  ['<!-- ![a](/images/sopro) -->', []],
  ['\\![a](/images/sopro)', []],
  ['!\\[a](/images/sopro)', []],
  ['! [a](/images/sopro)', []],
  ['![a] (/images/sopro)', []],
  ['![a][falta]', []],
  ['$ ![a](/images/a)\r\n\r\n![b](/images/b)', ['a', 'b']],
];

const namesOf = (name: string | undefined) => (name === undefined ? [] : [name]);

test.each(TEXTS)('R86: a save finds the pictures that a text shows: in %s the picture %s', (text, name) => {
  expect(pictureNamesIn(text)).toEqual(namesOf(name));
});

test.each(SPELLINGS)('F168: the pictures of a text are those that the parser reads: %j shows %j', (text, names) => {
  expect(pictureNamesIn(text)).toEqual(names);
});

test.each(SPELLINGS)('F168: the preview asks for the same pictures: %j shows %j', async (text, names) => {
  server.use(http.get('*/api/application-pictures', () => new HttpResponse(null, { status: 404 })));
  renderInStore(<MarkdownView markdown={text} />);
  const missing = names.map(name => screen.findByText(`Imagem não encontrada: ${name}`));
  expect(await Promise.all(missing)).toHaveLength(names.length);
  expect(screen.queryAllByText(/^(Imagem não encontrada|Carregando imagem)/)).toHaveLength(names.length);
});

/** A long table, a long list and a paragraph: each is read in slices. */
const LONG = [
  `| a | b |\n| - | - |\n${'| um | dois |\n'.repeat(400)}| três | ![a](/images/tabela) |`,
  `- um\n${'- dois\n'.repeat(800)}- ![a][lista]`,
  `Nota[^n].\n\n[^n]: Texto.\n\n    ![a](/images/nota)`,
  '> [lista]: /images/lista',
].join('\n\n');

test('F168: each picture has its place in the text, also in slices of a long one and in footnotes', () => {
  const found = picturesIn(LONG).map(({ name, start, end }) => [name, LONG.slice(start, end)]);
  expect(found).toEqual([
    ['tabela', '![a](/images/tabela)'],
    ['lista', '![a][lista]'],
    ['nota', '![a](/images/nota)'],
  ]);
});

test('F168: what uses a picture is what shows it and what links to it, and no code', () => {
  const text = '`![a](/images/x)` [b](https://x.example/images/x) ![c](/images/x) https://x.example/images/x';
  expect(pictureUsesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '[b](https://x.example/images/x)',
    '![c](/images/x)',
    'https://x.example/images/x',
  ]);
});

test.each(TEXTS)(
  'R85: the preview of %s requests the picture %s of the library, and no other server',
  async (text, name) => {
    const requested: string[] = [];
    server.events.on('request:start', ({ request }) => requested.push(request.url));
    server.use(http.get('*/api/application-pictures', () => new HttpResponse(null, { status: 404 })));
    renderInStore(<MarkdownView markdown={text} />);
    const missing = namesOf(name).map(one => screen.findByText(`Imagem não encontrada: ${one}`));
    expect(await Promise.all(missing)).toHaveLength(namesOf(name).length);
    const names = requested.map(url => new URL(url).searchParams.get('referenceName')?.replaceAll('\u00a0', ' '));
    expect([...new Set(names)]).toEqual(namesOf(name));
    expect(requested.filter(url => url.includes('cdn.example'))).toEqual([]);
  },
);

test.each([
  ['decomposed accents', '/images/tórax-ap', 'tórax-ap'.normalize('NFD')],
  ['composed accents', '/images/tórax-ap'.normalize('NFD'), 'tórax-ap'],
  ['another kind of space', '/images/raio%20x', 'raio\u00a0x'],
  ['a plain space', '/images/raio%C2%A0x', 'raio x'],
  ['another case', '/images/raio-x', 'Raio-X'],
])('a picture whose name has %s in the library is found by the name in the text', async (_name, address, stored) => {
  server.use(
    http.get('*/api/application-pictures', ({ request }) => {
      const sought = new URL(request.url).searchParams.get('referenceName') ?? '';
      const isStored = sought === stored || sought.toUpperCase() === stored.toUpperCase();
      const picture = { id: 7, referenceName: stored, content: 'R0lGODlh', contentContentType: 'image/gif' };
      return HttpResponse.json(isStored ? [picture] : []);
    }),
  );
  renderInStore(<MarkdownView markdown={`![pulmões](${address})`} />);
  expect(await screen.findByRole('img', { name: 'pulmões' })).toHaveAttribute('src', expect.stringContaining('base64'));
});

test('a text of 20,000 open brackets is read before the test times out', () => {
  expect(pictureNamesIn('![('.repeat(20_000))).toEqual([]);
});
