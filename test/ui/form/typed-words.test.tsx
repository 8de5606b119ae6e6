import { act, screen, waitFor, within } from '@testing-library/react';
import { hasUnsavedWork } from 'core/navigation/open-forms';
import { openRecord } from '../../support/open-record';
import { serveList } from '../../support/serve-list';

const SCORES = '/application-admin/medical-scores';

const apgar = {
  id: 1,
  name: 'Apgar',
  formula: 'a',
  isAvailableForFree: false,
  synonyms: [
    { id: 4, name: 'Escala de Apgar' },
    { id: 5, name: 'Nota ao nascer' },
  ],
};

/** Opens the form of a stored score. */
const openScore = async () => {
  const sent = serveList('medical-scores', apgar);
  const user = await openRecord(SCORES, 'Apgar');
  return { sent, user, words: await screen.findByLabelText('Sinônimos') };
};

it('R107: typed synonyms are sent without an id and only once each; remaining synonyms keep their id', async () => {
  const { sent, user, words } = await openScore();
  await user.type(words, 'Índice{Enter}Escala de Apgar{Enter} Índice {Enter}Virginia');
  await user.click(screen.getByRole('button', { name: 'Remover Nota ao nascer' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  const synonyms = [apgar.synonyms[0], { name: 'Índice' }, { name: 'Virginia' }];
  expect(sent).toEqual([{ ...apgar, synonyms }]);
});

it.each([
  ['invisible signs alone', '\u200b\u3164 \u00ad', []],
  ['spaces and invisible signs at its ends', '\u00a0Virginia\u200b ', ['Virginia']],
  ['a word of the list with decomposed accents and another space', 'Nota\u00a0ao nascer'.normalize('NFD'), []],
])('a typed synonym of %s is added only as far as it is new and visible', async (_what, typed, added) => {
  const { sent, user, words } = await openScore();
  await user.type(words, `${typed}{Enter}`);
  await user.type(screen.getByLabelText(/Fórmula/), 'b');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const synonyms = [...apgar.synonyms, ...added.map(name => ({ name }))];
  expect(sent).toEqual([{ ...apgar, formula: 'ab', synonyms }]);
});

it('F170: each line of a pasted list is a word, those that are there are left out, and what is typed stays', async () => {
  const { sent, user, words } = await openScore();
  await user.type(words, 'Virg');
  await user.paste('Índice\r\nEscala de Apgar\r\nÍndice; Nota\r\n');
  expect(words).toHaveValue('Virg');
  await user.paste('inia');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const added = ['Índice', 'Nota', 'Virginia'].map(name => ({ name }));
  expect(sent).toEqual([{ ...apgar, synonyms: [...apgar.synonyms, ...added] }]);
});

it('F170: a pasted list with a word that is too long stays text, with its error, so that none is lost', async () => {
  const { user, words } = await openScore();
  await user.click(words);
  await user.paste(`Índice; ${'x'.repeat(300)}`);
  expect(words).toHaveValue(`Índice; ${'x'.repeat(300)}`);
  expect(await screen.findByText('O texto passa do limite de caracteres.')).toBeVisible();
});

it('the word that is being typed is included in a save with Ctrl+Enter, whose Enter alone would add it', async () => {
  const { sent, user, words } = await openScore();
  await user.type(words, 'Virginia{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toEqual([{ ...apgar, synonyms: [...apgar.synonyms, { name: 'Virginia' }] }]));
});

it('the browser Back button asks for confirmation while a word is being typed, and Stay keeps the word', async () => {
  const { user, words } = await openScore();
  await user.type(words, 'Virginia');
  expect(hasUnsavedWork()).toBe(true);
  act(() => window.history.back());
  const dialog = within(await screen.findByRole('dialog', { name: 'Sair sem salvar?' }));
  await user.click(dialog.getByRole('button', { name: 'Ficar aqui' }));
  expect(screen.getByRole('button', { name: 'Remover Virginia' })).toBeVisible();
});

it('Ctrl+A and Ctrl+ArrowLeft leave the word that is being typed in the field', async () => {
  const { user, words } = await openScore();
  await user.type(words, 'Virgin{Control>}a{ArrowLeft}{/Control}');
  expect(words).toHaveValue('Virgin');
});

it('F239: a word of exactly 200 characters is added, and one of 201 is refused at its field', async () => {
  const { user, words } = await openScore();
  await user.click(words);
  await user.paste('x'.repeat(201));
  expect(words).toBeInvalid();
  await user.keyboard('{Backspace}');
  expect(words).toBeValid();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: `Remover ${'x'.repeat(200)}` })).toBeVisible();
});
