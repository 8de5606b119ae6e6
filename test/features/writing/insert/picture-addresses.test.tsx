import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MarkdownView } from 'features/markdown/markdown-view';
import { referencesIn } from 'features/pictures/picture';
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

const namesOf = (name: string | undefined) => (name === undefined ? [] : [name]);

test.each(TEXTS)('R86: a save finds the pictures that a text shows: in %s the picture %s', (text, name) => {
  expect(referencesIn(text)).toEqual(namesOf(name));
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
])('a picture whose name has %s in the library is found by the name in the text', async (_name, address, stored) => {
  server.use(
    http.get('*/api/application-pictures', ({ request }) => {
      const isStored = new URL(request.url).searchParams.get('referenceName') === stored;
      const picture = { id: 7, referenceName: stored, content: 'R0lGODlh', contentContentType: 'image/gif' };
      return HttpResponse.json(isStored ? [picture] : []);
    }),
  );
  renderInStore(<MarkdownView markdown={`![pulmões](${address})`} />);
  expect(await screen.findByRole('img', { name: 'pulmões' })).toHaveAttribute('src', expect.stringContaining('base64'));
});

test('a text of 20,000 open brackets is read before the test times out', () => {
  expect(referencesIn('![('.repeat(20_000))).toEqual([]);
});
