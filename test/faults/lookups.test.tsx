import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { initStore } from 'app/start/internal/store';
import { storeToken } from 'core/http/token';
import { toBase64 } from 'lib/base64';
import { laboratories } from 'sections/laboratories/duck';
import type { Laboratory } from 'sections/laboratories/record';
import { en } from '../../i18n/en';
import { openSession, server, table } from '../mock-backend/server';
import { provokesOffences } from '../support/offences';
import { sentBodies } from '../support/serve-list';
import { visit } from '../support/visit';

const OWNERS = '*/api/diseases/flashcards';
const card = (position: number, questionText: string) => ({ position, questionText, answerText: 'r' });
const others = (count: number, from = 100) =>
  Array.from({ length: count }, (_, at) => ({ id: from + at, name: `Asma ${at}`, flashcards: [] }));
const asma = { id: 7, name: 'Asma', flashcards: [card(1, 'a'), card(2, 'b')] };

/** Serves a list of diseases with cards, 20 per page. `totalElements` is the number that the list reports. */
const serveOwners = (owners: object[], totalElements = owners.length) =>
  server.use(
    http.get('*/api/diseases', () => HttpResponse.json({ content: [{ id: 7, name: 'Asma' }], totalElements: 1 })),
    http.get(OWNERS, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      return HttpResponse.json({ content: owners.slice(page * 20, page * 20 + 20), totalElements, size: 20 });
    }),
    http.put(OWNERS, async ({ request }) => HttpResponse.json((await request.json()) as object)),
  );

const saveNewCard = async () => {
  const user = await visit('/application-admin/flashcards/manage', 'editor', 'en');
  await user.click(await screen.findByRole('button', { name: 'Add flashcard' }));
  await user.type(screen.getByLabelText('Question'), 'c');
  await user.click(screen.getByRole('button', { name: 'Choose: Disease' }));
  await user.click(await screen.findByRole('button', { name: 'Asma' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
};

const NOT_READ = /the flashcards that Asma already has could not be read/;

describe('New flashcards of a disease that already has flashcards', () => {
  it('F106: are added to the existing ones, even when the disease is on page 2 of the search by its name', async () => {
    serveOwners([...others(20), asma]);
    const bodies = sentBodies();
    await saveNewCard();
    await screen.findByText(en.messages.saveSuccess);
    const [{ flashcards }] = bodies as (typeof asma)[];
    expect(flashcards.map(({ questionText }) => questionText)).toEqual(['a', 'b', 'c']);
  });

  it('R68, F106: remain in the form with an error message when the list cannot be read completely', async () => {
    serveOwners(others(20), 21);
    const bodies = sentBodies();
    await saveNewCard();
    expect(await screen.findByText(NOT_READ)).toBeVisible();
    expect(screen.getByLabelText('Question')).toHaveValue('c');
    expect(bodies).toEqual([]);
  });
});

const LOOKUP = '*/api/application-pictures';
const sopro = { id: 5, referenceName: 'sopro', content: 'R0lGODlhAQABAAAAACw=', contentContentType: 'image/gif' };
const NAMED = { name: 'sopro' };
const TEXT = '![Sopro](/images/sopro)';
const page = (content: object[], totalElements: number) => HttpResponse.json({ content, totalElements });

/**
 * Saves a laboratory under another name. Its stored text and its links refer to one picture. Returns why that failed;
 * null if it worked.
 */
const saveLaboratory = async (text = toBase64(TEXT)) => {
  storeToken(openSession('editor', false), false);
  const { id } = table('laboratories').insert({ name: 'Hemograma' });
  const record = {
    id,
    name: 'Hemograma completo',
    isAvailableForFree: false,
    synonyms: [],
    groups: [],
    generalContent: { rawMarkdownAvailable: text },
    applicationPictures: [{ id: 5 }],
  };
  const save = initStore().dispatch(laboratories.save(record));
  return save.then(
    () => null,
    (error: unknown) => error,
  );
};

const linksOf = ([body]: unknown[]) => (body as Laboratory | undefined)?.applicationPictures;

describe('A record whose text shows a picture', () => {
  it.each([
    ['answers 500', () => new HttpResponse(null, { status: 500 })],
    ['drops the connection', () => HttpResponse.error()],
    ['answers a page of HTML', () => HttpResponse.html('<h1>Hi</h1>')],
    ['answers one page of several, without the picture', () => page([{ ...sopro, referenceName: 'outra' }], 30)],
    ['answers another picture', () => HttpResponse.json({ ...sopro, referenceName: 'outra' })],
    ['answers two pictures of the name', () => HttpResponse.json([sopro, { ...sopro, id: 6 }])],
  ])('R68, F106: is not sent when its picture lookup %s', async (_what, response) => {
    server.use(http.get(LOOKUP, response));
    const bodies = sentBodies();
    expect(await saveLaboratory()).toMatchObject({ serverMessage: { params: { names: 'sopro' } } });
    expect(bodies).toEqual([]);
  });

  it.each<[string, () => Response, object[]]>([
    ['there is no such picture', () => new HttpResponse(null, { status: 404 }), []],
    ['no picture of the list bears the name', () => HttpResponse.json([]), []],
    ['the whole page lacks it', () => page([], 0), []],
    ['the picture is there', () => HttpResponse.json(sopro), [{ id: 5 }]],
    ['the picture is in a list', () => page([sopro], 30), [{ id: 5 }]],
    ['its name came as an object', () => HttpResponse.json([null, { ...sopro, referenceName: NAMED }]), [{ id: 5 }]],
  ])('is sent with the result of the picture lookup when %s', async (_what, response, links) => {
    server.use(http.get(LOOKUP, response));
    const bodies = sentBodies();
    await saveLaboratory();
    expect(linksOf(bodies)).toEqual(links);
  });

  it.each<[string, object, object[]]>([
    ['in another case', { ...sopro, referenceName: 'Sopro' }, [{ id: 5 }]],
    ['in another case, in a list', [{ ...sopro, referenceName: 'SOPRO' }], [{ id: 5 }]],
    ['with an accent', { ...sopro, referenceName: 'Sópro' }, [{ id: 5 }]],
    ['in another case beside the very name', [{ ...sopro, id: 6, referenceName: 'Sopro' }, sopro], [{ id: 5 }]],
  ])('F177: refers to the one picture that the server finds %s', async (_how, answer, links) => {
    server.use(http.get(LOOKUP, () => HttpResponse.json(answer)));
    const bodies = sentBodies();
    await saveLaboratory();
    expect(linksOf(bodies)).toEqual(links);
  });

  it('F177: is not sent if two pictures bear its name in another case', async () => {
    const answer = [1, 2].map(id => ({ ...sopro, id, referenceName: id === 1 ? 'Sopro' : 'SOPRO' }));
    server.use(http.get(LOOKUP, () => HttpResponse.json(answer)));
    const bodies = sentBodies();
    expect(await saveLaboratory()).toMatchObject({ serverMessage: { params: { names: 'sopro' } } });
    expect(bodies).toEqual([]);
  });

  it('F168: refers to a picture in a quotation by its definition there, and not to one in code', async () => {
    server.use(
      http.get(LOOKUP, ({ request }) => {
        const referenceName = new URL(request.url).searchParams.get('referenceName');
        return HttpResponse.json(referenceName === 'sopro' ? sopro : { ...sopro, id: 9, referenceName });
      }),
    );
    const bodies = sentBodies();
    await saveLaboratory(toBase64('> ![a][r]\n>\n> [r]: /images/sopro\n\n`![b](/images/outra)`'));
    expect(linksOf(bodies)).toEqual([{ id: 5 }]);
  });

  it('keeps its stored picture links when a text cannot be decoded', async () => {
    const bodies = sentBodies();
    // The damaged text is sent back unchanged.
    provokesOffences(/generalContent.rawMarkdownAvailable wrong type/);
    await saveLaboratory('not Base64 at all');
    expect(linksOf(bodies)).toEqual([{ id: 5 }]);
  });

  it('F106: shows in the form which picture could not be looked up, and keeps the typed text', async () => {
    table('laboratories').insert({ name: 'Hemograma', generalContent: { rawMarkdownAvailable: toBase64(TEXT) } });
    server.use(http.get(LOOKUP, () => new HttpResponse(null, { status: 500 })));
    const bodies = sentBodies();
    const user = await visit('/application-admin/laboratories', 'editor', 'en');
    await user.click(await screen.findByRole('link', { name: 'Hemograma' }));
    await user.type(await screen.findByLabelText(/^Name/), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/could not be looked up \(sopro\)/)).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Hemograma!');
    expect(bodies).toEqual([]);
  });
});
