import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../mock-backend/server';
import { requests } from '../../support/requests';
import { takeSaves } from '../../support/serve-list';
import { visit } from '../../support/visit';

const FORM = '/application-admin/pediatric-doses/manage';
const KNOWN = '*/api/pediatric-doses-synonym';

/** The known words, as the list answers them. A list that ignores its filter answers all of them. */
const METAMIZOLE = { id: 7, name: 'Metamizol sódico', language: 'pt', origin: { id: 2 } };
const NOVALGIN = { id: 8, name: 'Novalgina' };

const answerKnown = (...content: readonly object[]) =>
  server.use(http.get(KNOWN, () => HttpResponse.json({ content, totalElements: content.length } as object)));

const suggestions = async () =>
  within(await screen.findByRole('listbox', { name: 'Sinônimos' })).getAllByRole('option');

/** The form of a new dose with a name, and its field of synonyms. */
const openDose = async () => {
  const sent = takeSaves<{ synonyms: unknown[] }>('pediatric-doses');
  const user = await visit(FORM);
  await user.type(await screen.findByLabelText(/^Nome/), 'Dipirona');
  /** Saves, and returns the synonyms that are sent. */
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    return sent[0]?.synonyms;
  };
  return { user, words: screen.getByLabelText('Sinônimos'), save };
};

it('R271: known synonyms of doses are suggested while typing, whatever their case and accents; a chosen one goes out as the list answered it', async () => {
  answerKnown(METAMIZOLE, NOVALGIN);
  const asked = requests(/pediatric-doses-synonym/);
  const { user, words, save } = await openDose();
  expect(asked).toEqual([]);
  await user.type(words, 'SODICO');
  expect(await suggestions()).toHaveLength(1);
  expect(asked).toEqual(['GET /api/pediatric-doses-synonym?size=20&page=0&name=SODICO']);
  await user.click(screen.getByRole('option', { name: 'Metamizol sódico' }));
  expect(words).toHaveValue('');
  expect(words).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Remover Metamizol sódico' })).toBeVisible();
  await user.type(words, 'Dipiro{Enter}');
  expect(await save()).toEqual([METAMIZOLE, { name: 'Dipiro' }]);
});

it('R271: the arrow keys point at a suggestion, Enter chooses it, and a chosen word is not suggested again', async () => {
  answerKnown(METAMIZOLE, NOVALGIN);
  const { user, words, save } = await openDose();
  await user.type(words, 'o');
  const [first, last] = await suggestions();
  expect(words).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowUp}');
  expect(words).toHaveAttribute('aria-activedescendant', last?.id);
  expect(last).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(words).toHaveAttribute('aria-activedescendant', first?.id);
  await user.keyboard('{ArrowDown}{Enter}o');
  expect(await suggestions()).toEqual([screen.getByRole('option', { name: 'Metamizol sódico' })]);
  await user.keyboard('{Backspace}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(await save()).toEqual([NOVALGIN]);
});

it.each([
  ['Enter', '{Enter}'],
  ['Escape, an arrow and Escape, and then Enter', '{Escape}{ArrowDown}{Escape}{Enter}'],
  ['Tab', '{Tab}'],
])('R271: with suggestions open, %s keeps the typed word as it is', async (_what, keys) => {
  answerKnown(METAMIZOLE, NOVALGIN);
  const { user, words, save } = await openDose();
  await user.type(words, 'Nova');
  await suggestions();
  await user.keyboard(keys);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(await save()).toEqual([{ name: 'Nova' }]);
});

it.each([401, 403, 404, 500])('R271: a list of known words that answers %s blocks no typing', async status => {
  server.use(http.get(KNOWN, () => HttpResponse.json({}, { status })));
  const asked = requests(/pediatric-doses-synonym/);
  const { user, words, save } = await openDose();
  await user.type(words, 'Nova');
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.keyboard('lgina{Enter}');
  expect(await save()).toEqual([{ name: 'Novalgina' }]);
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).not.toContainEqual(
    expect.stringMatching(/./),
  );
});
