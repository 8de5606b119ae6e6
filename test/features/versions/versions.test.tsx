/** @alone Versions lie in a database that tests of other files fill, break and mark as newer. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createStore, set } from 'idb-keyval';
import { sections } from 'app/sections';
import { areVersioned } from 'features/versions/form-versions';
import { countVersions, type VersionAddress, versionsOf } from 'features/versions/store';
import { fromBase64 } from 'lib/base64';
import type { LongText } from 'lib/long-texts';
import type { Id } from 'lib/model';
import { storedName } from 'lib/stored-names';
import { ptBr } from '../../../i18n/pt-br';
import { table, useProfile } from '../../mock-backend/server';
import { insertSemiology, markdown } from '../../support/laboratory';
import { openRecord } from '../../support/open-record';
import { serveList } from '../../support/serve-list';
import { visit } from '../../support/visit';

const LIST = '/application-admin/semiologies';
const { versions } = ptBr;

type User = Awaited<ReturnType<typeof visit>>;

const addressOf = (id: Id | undefined, login = 'editor'): VersionAddress => ({
  login,
  section: 'semiologies',
  id: String(id),
});

const kept = (count: number, address: VersionAddress) =>
  waitFor(async () => expect(await versionsOf(address)).toHaveLength(count));

/** Opens a semiology, and waits until its version is kept. */
const open = async (text = 'Sopro suave.') => {
  const { id } = insertSemiology('Sopro', text);
  const user = await openRecord(LIST, 'Sopro');
  await kept(1, addressOf(id));
  return { user, id };
};

const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

const area = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Anamnese/ });

/** Writes the text anew, and saves the form, which returns to the list. */
const saveText = async (user: User, text: string) => {
  await press(user, /^Editar texto: Anamnese/);
  await user.clear(await area());
  await user.type(await area(), text);
  await user.click(screen.getAllByRole('button', { name: 'Salvar' })[0]);
  await screen.findByDisplayValue('Sopro');
  await press(user, 'Salvar');
  await screen.findByRole('link', { name: 'Sopro' });
};

const reopen = async (user: User) => {
  await user.click(await screen.findByRole('link', { name: 'Sopro' }));
  await screen.findByDisplayValue('Sopro');
};

const rowOf = (id: number) => {
  const row = table('semiologies').find(id);
  if (!row) throw new Error('There is no such row.');
  return row;
};

const stored = (id: number) => {
  const { anamnesisContent } = rowOf(id);
  return fromBase64((anamnesisContent as LongText).rawMarkdownAvailable).text;
};

const dialog = async () => within(await screen.findByRole('dialog', { name: versions.title }));

const openVersions = async (user: User, count: number) => {
  await press(user, versions.show);
  const inside = await dialog();
  await waitFor(() => expect(inside.getAllByRole('button', { name: /^Ver diferença/ })).toHaveLength(count));
  return inside;
};

const items = () => [...document.querySelectorAll<HTMLElement>('[data-cy="version"]')];
const linesOf = () => items().map(item => item.querySelector('p')?.textContent?.replace(/^[\d:]+ /, ''));

it.each(['friendly', 'jhipster6', 'awkward'] as const)(
  'B27: a text is saved twice and its first version put into the form again: nothing is sent until it is saved (%s)',
  async profile => {
    useProfile(profile);
    const { user, id } = await open();
    await saveText(user, 'Sopro rude.');
    await reopen(user);
    await saveText(user, 'Sopro em foco mitral.');
    await reopen(user);
    const inside = await openVersions(user, 3);
    expect(linesOf()).toEqual([
      'salva · este navegador · +3 −1 palavras',
      'salva · este navegador · +1 −1 palavras',
      'ao abrir',
    ]);
    await user.click(inside.getAllByRole('button', { name: /^Pôr no formulário/ })[2]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored(id)).toBe('Sopro em foco mitral.');
    await press(user, 'Salvar');
    await waitFor(() => expect(stored(id)).toBe('Sopro suave.'));
    await kept(4, addressOf(id));
  },
);

it('B27: any two versions are compared, and each with what is typed', async () => {
  const { user } = await open();
  await saveText(user, 'Sopro rude.');
  await reopen(user);
  const inside = await openVersions(user, 2);
  await user.click(inside.getAllByRole('button', { name: /^Ver diferença/ })[1]);
  await waitFor(() => expect(items()[1].querySelector('del')).toHaveTextContent('suave'));
  expect(items()[1].querySelector('ins')).toHaveTextContent('rude');
  const [newest] = inside.getAllByRole('option').slice(1);
  await user.selectOptions(inside.getByRole('combobox', { name: versions.compareWith }), newest);
  await user.click(inside.getAllByRole('button', { name: /^Ver diferença/ })[0]);
  expect(await within(items()[0]).findByText(ptBr.changes.none)).toBeVisible();
  expect(items()[1].querySelector('ins')).toHaveTextContent('rude');
});

it('B27: a change made elsewhere is a version of its own, also if it is overwritten', async () => {
  const { user, id } = await open();
  await saveText(user, 'Sopro rude.');
  await reopen(user);
  table('semiologies').replace({ ...rowOf(id), anamnesisContent: markdown('Sopro de outra pessoa.') });
  await press(user, /^Editar texto: Anamnese/);
  await user.type(await area(), ' Meu.');
  await user.click(screen.getAllByRole('button', { name: 'Salvar' })[0]);
  await screen.findByDisplayValue('Sopro');
  await press(user, 'Salvar');
  await press(user, ptBr.changes.elsewhere.saveMine);
  await screen.findByRole('link', { name: 'Sopro' });
  await kept(4, addressOf(id));
  await reopen(user);
  await openVersions(user, 4);
  expect(linesOf().map(line => line?.split(' · ')[1])).toEqual([
    versions.own,
    versions.elsewhere,
    versions.own,
    undefined,
  ]);
});

it('B27: in the text desk a version replaces the text, and what was typed is offered as a draft', async () => {
  const { user } = await open();
  await saveText(user, 'Sopro rude.');
  await reopen(user);
  await press(user, /^Editar texto: Anamnese/);
  await user.type(await area(), ' Digitado.');
  const inside = await openVersions(user, 2);
  await user.click(inside.getAllByRole('button', { name: /^Pôr no formulário/ })[1]);
  expect(await area()).toHaveValue('Sopro suave.');
  expect(await screen.findByRole('button', { name: ptBr.entity.draft.restore })).toBeVisible();
});

it('B27: after a save, the list and the bell offer to undo it: the form opens with what stood before', async () => {
  const { user, id } = await open();
  await saveText(user, 'Sopro rude.');
  await press(user, ptBr.messageLog.undo);
  await screen.findByDisplayValue('Sopro');
  expect(stored(id)).toBe('Sopro rude.');
  await press(user, 'Salvar');
  await waitFor(() => expect(stored(id)).toBe('Sopro suave.'));
  await screen.findByRole('link', { name: 'Sopro' });
  await press(user, new RegExp(ptBr.messageLog.title));
  expect(
    await within(await screen.findByRole('dialog')).findAllByRole('button', { name: ptBr.messageLog.undo }),
  ).toHaveLength(1);
});

it('B27: another account sees none of them, and the settings remove those of one account', async () => {
  const { user: editor, id } = await open();
  await saveText(editor, 'Sopro rude.');
  await kept(2, addressOf(id));
  cleanup();
  const other = await visit(LIST, 'everything');
  await reopen(other);
  await openVersions(other, 1);
  expect(linesOf()).toEqual(['ao abrir']);
  cleanup();
  const user = await visit('/account/settings');
  await press(user, versions.erase);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: versions.erase }));
  expect(await screen.findByText(versions.erased)).toBeVisible();
  expect([await countVersions('editor'), await countVersions('everything')]).toEqual([0, 1]);
});

it.each([
  ['keeps them', ptBr.login.signOut.keep, 1],
  ['removes them', ptBr.login.signOut.erase, 0],
])('B27: who signs out is asked about versions, and %s', async (_what, answer, count) => {
  const { user } = await open();
  await user.click(screen.getByText('editor'));
  await user.click(screen.getByText('Sair'));
  const question = within(await screen.findByRole('dialog', { name: ptBr.login.signOut.versionsTitle }));
  await user.click(question.getByRole('button', { name: answer }));
  await screen.findByRole('button', { name: ptBr.global.menu.account.main });
  await waitFor(async () => expect(await countVersions('editor')).toBe(count));
});

it('B27: flashcards leave versions, and a removed card comes back with its version', async () => {
  const card = (position: number, questionText: string) => ({ position, questionText, answerText: 'r' });
  serveList('diseases/flashcards', { id: 7, name: 'Asma', flashcards: [card(1, 'a'), card(2, 'b')] });
  const user = await visit('/application-admin/flashcards');
  await press(user, 'Editar Asma');
  await kept(1, { login: 'editor', section: 'flashcards', id: '7' });
  await user.click((await screen.findAllByRole('button', { name: /^Remover/ }))[0]);
  const inside = await openVersions(user, 1);
  await user.click(inside.getByRole('button', { name: /^Pôr no formulário/ }));
  await waitFor(() =>
    expect(screen.getAllByLabelText<HTMLTextAreaElement>('Pergunta').map(({ value }) => value)).toEqual(['a', 'b']),
  );
});

const ASMA = { id: 7, name: 'Asma', free: true, groups: [], diseaseSynonyms: [], diseaseSymptoms: [] };

it('B27: a disease whose texts are released with its save leaves a version that says so', async () => {
  const address = { login: 'editor', section: 'diseases', id: '7' };
  serveList('diseases', { ...ASMA, diagnostic: markdown('Sibilos.') });
  const user = await openRecord('/application-admin/diseases', 'Asma');
  await kept(1, address);
  await user.type(screen.getByLabelText(/^Nome/), ' leve');
  await press(user, 'Salvar');
  await press(user, ptBr.diseases.release.now);
  await kept(2, address);
  expect((await versionsOf(address)).map(({ how, name }) => [how, name])).toEqual([
    ['released', 'Asma leve'],
    ['opened', 'Asma'],
  ]);
});

it('B27: the dialog tells versions of a newer console, and leaves them untouched', async () => {
  const { user, id } = await open();
  const store = createStore(storedName('versions'), 'values');
  await set('format', 2, store);
  await press(user, versions.show);
  expect(await (await dialog()).findByText(versions.newer)).toBeVisible();
  await set('format', 1, store);
  expect(await versionsOf(addressOf(id))).toHaveLength(1);
});

it('B27: records with long texts and flashcards leave versions, people and all others none', () => {
  const leaving = sections
    .filter(
      ({ records, texts }) => records && areVersioned({ shape: records.duck.shape, texts }, records.duck.isOfPeople),
    )
    .map(({ path }) => path);
  expect(leaving.sort()).toEqual([
    'diseases',
    'flashcards',
    'illustrated-procedures',
    'laboratories',
    'medical-calculators',
    'medical-criteria',
    'medical-scores',
    'medicine-leaflets',
    'pediatric-doses',
    'semiologies',
  ]);
});
