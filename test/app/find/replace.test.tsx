import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { publishSignOut } from 'core/auth/sign-out';
import { tasksOf } from 'features/replace/task-store';
import { fromBase64, toBase64 } from 'lib/base64';
import { server, table, useProfile, useVariations } from '../../mock-backend/server';
import { leaveDraft } from '../../support/drafts';
import { requests } from '../../support/requests';
import { sentBodies } from '../../support/serve-list';
import { reload, visit } from '../../support/visit';

// The search of a screen is kept until a sign-out.
beforeEach(() => publishSignOut('ana'));
afterEach(() => jest.restoreAllMocks());

const REPLACE = '/application-admin/replace';
const REVIEW = `${REPLACE}?text=dipirona&by=metamizol&in=medical-scores`;

const score = (name: string, evidence: string) =>
  table('medicalScores').insert({
    name,
    formula: 'dipirona * 2',
    isAvailableForFree: false,
    evidenceText: toBase64(evidence),
  });

const scores = (count: number) =>
  Array.from({ length: count }, (_, at) => score(`Escore ${String(at + 1).padStart(2, '0')}`, `Dipirona ${at + 1}.`));

const evidenceOf = (id: unknown) => fromBase64(String(table('medicalScores').find(Number(id))?.evidenceText)).text;

const nameOf = (id: unknown) => table('medicalScores').find(Number(id))?.name;

/** Somebody else saves this text meanwhile. */
const changeElsewhere = (row: ReturnType<typeof score>, evidence: string) =>
  table('medicalScores').replace({ ...row, evidenceText: toBase64(evidence) });

/** Answers the saves of this score in another way. */
const answerSaveOf = (id: unknown, answer: (save: () => void) => Response | Promise<Response>) =>
  server.use(
    http.put('*/api/medical-scores', async ({ request }) => {
      const body = (await request.clone().json()) as ReturnType<typeof score>;
      return body.id === id ? answer(() => void table('medicalScores').replace(body)) : undefined;
    }),
  );

const status = (text: string | RegExp) => screen.findByText(text, { selector: '.find-status' });
const group = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Opens the review and accepts all places. */
const acceptAll = async (address = REVIEW, found: string | RegExp = /^Lugares/) => {
  const user = await visit(address);
  await status(found);
  await user.click(button(/^Toda a seção/));
  return user;
};

it('B26: every place is shown before and after; nothing is chosen at first, and only what is chosen is sent', async () => {
  const [first, second] = [score('Escore', 'DIPIRONA, dipirona e `dipirona`.'), score('Outro', 'Dipirona')];
  const sent = sentBodies<{ id: number; evidenceText: string }>();
  const user = await visit('/application-admin/find?text=dipirona&in=medical-scores');
  await status(/^Lugares/);
  await user.click(screen.getByRole('link', { name: 'Substituir…' }));
  expect(await screen.findByRole('textbox', { name: 'Substituir por' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Palavra ou trecho' })).toHaveValue('dipirona');
  await user.keyboard('metamizol{Enter}');
  await status('Lugares: 3. Registros: 2.');
  expect(window.location.hash).toMatch(/\/replace\?text=dipirona&by=metamizol&in=medical-scores$/);
  expect(screen.getAllByRole('checkbox', { checked: false, name: /^Evidências/ })).toHaveLength(3);
  expect(button('Escolha os lugares a substituir')).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('checkbox', { name: /DIPIRONA METAMIZOL ?, dipirona/ }));
  await user.click(button('Substituir 1 lugar em 1 registro'));
  await status('Terminado. Substituídos: 1. Deixados: 0. Falharam: 0.');
  expect(sent).toEqual([{ ...first, synonyms: [], evidenceText: toBase64('METAMIZOL, dipirona e `dipirona`.') }]);
  expect(evidenceOf(second.id)).toBe('Dipirona');
});

it('B26: by keyboard: accept and go on, skip, edit one place, all of the record, all of the section', async () => {
  const [first, second, third] = [score('A', 'dipirona dipirona'), score('B', 'dipirona'), score('C', 'dipirona')];
  const user = await visit(REVIEW);
  await status(/^Lugares/);
  const boxes = screen.getAllByRole('checkbox', { name: /^Evidências/ });
  act(() => boxes[0]?.focus());
  await user.keyboard('{Enter}');
  expect(boxes[1]).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(boxes[2]).toHaveFocus();
  await user.keyboard('e');
  await user.clear(screen.getByRole('textbox', { name: 'Texto que ficará neste lugar' }));
  await user.keyboard('dipirona sódica{Enter}');
  expect(boxes[2]).toHaveFocus();
  expect(boxes.map(box => (box as HTMLInputElement).checked)).toEqual([true, false, true, false]);
  await user.keyboard('{ArrowUp}r');
  expect(boxes.map(box => (box as HTMLInputElement).checked)).toEqual([true, true, true, false]);
  await user.keyboard('s');
  await user.click(button('Substituir 4 lugares em 3 registros'));
  await status(/^Terminado. Substituídos: 3/);
  expect([first, second, third].map(({ id }) => evidenceOf(id))).toEqual([
    'metamizol metamizol',
    'dipirona sódica',
    'metamizol',
  ]);
});

it('B26: what is chosen in a review outlives the page, but not where a text is another one by now', async () => {
  const [, second] = [score('A', 'dipirona dipirona'), score('B', 'dipirona')];
  const user = await visit(REVIEW);
  await status(/^Lugares/);
  await user.click(button('Todo o registro: A'));
  await user.click(button('Todo o registro: B'));
  act(() => screen.getAllByRole('checkbox', { name: /^Evidências/ })[0]?.focus());
  await user.keyboard('e');
  await user.clear(screen.getByRole('textbox', { name: 'Texto que ficará neste lugar' }));
  await user.keyboard('dipirona sódica{Enter}');
  changeElsewhere(second, 'dipirona A');
  cleanup();
  publishSignOut('ana');
  const again = await visit(REVIEW);
  await status(/^Lugares/);
  const boxes = screen.getAllByRole('checkbox', { name: /^Evidências/ });
  await waitFor(() => expect(boxes.map(box => (box as HTMLInputElement).checked)).toEqual([true, true, false]));
  expect(boxes[0]).toHaveAccessibleName(/dipirona sódica/);
  expect(screen.getByText(/^Lugares que você tinha escolhido e que mudaram desde então: 1\./)).toBeVisible();
  await again.click(button('Substituir 2 lugares em 1 registro'));
  await status(/^Terminado. Substituídos: 1/);
  cleanup();
  publishSignOut('ana');
  await visit(REVIEW);
  await status(/^Lugares/);
  // What is read of the database before this has come.
  await act(() => tasksOf('editor').then());
  expect(button('Escolha os lugares a substituir')).toBeVisible();
  expect(screen.queryByText(/^Lugares que você tinha escolhido/)).not.toBeInTheDocument();
});

it('B26: what was chosen before is not written over while it cannot be read, and comes with the next choice', async () => {
  score('A', 'dipirona dipirona');
  const user = await visit(REVIEW);
  await status(/^Lugares/);
  await user.click(screen.getAllByRole('checkbox', { name: /^Evidências/ })[0]);
  await act(() => tasksOf('editor').then());
  cleanup();
  publishSignOut('ana');
  const { get } = IDBObjectStore.prototype;
  const read = jest.spyOn(IDBObjectStore.prototype, 'get');
  read.mockImplementation(function answer(this: IDBObjectStore, key) {
    if (key !== 'format') throw new Error('broken');
    return get.call(this, key);
  });
  const again = await visit(REVIEW);
  await status(/^Lugares/);
  const isChecked = () =>
    screen.getAllByRole('checkbox', { name: /^Evidências/ }).map(box => (box as HTMLInputElement).checked);
  await again.click(screen.getAllByRole('checkbox', { name: /^Evidências/ })[1]);
  expect(isChecked()).toEqual([false, true]);
  read.mockRestore();
  await again.click(screen.getAllByRole('checkbox', { name: /^Evidências/ })[1]);
  await waitFor(() => expect(isChecked()).toEqual([true, false]));
});

it('B26: sixty texts: three changed meanwhile, one refused, the session lost, the tab closed; each is written once', async () => {
  const all = scores(60);
  const [, changed1, changed2, changed3, refused, lost] = all as [never, ...typeof all];
  const user = await acceptAll(REVIEW, 'Lugares: 60. Registros: 60.');
  [changed1, changed2, changed3].forEach(row => row && changeElsewhere(row, 'Dipirona de outra pessoa.'));
  answerSaveOf(refused?.id, () => HttpResponse.json({ title: 'Bad Request', status: 400 }, { status: 400 }));
  let hasEnded = false;
  answerSaveOf(lost?.id, save => {
    if (hasEnded) {
      save();
      return HttpResponse.json(lost as object);
    }
    hasEnded = true;
    return HttpResponse.json({ status: 403 }, { status: 403 });
  });
  const puts = requests(/^PUT/);
  await user.click(button('Substituir 60 lugares em 60 registros'));
  await screen.findAllByText(/Você não tem autorização/);
  expect(puts).toHaveLength(3);
  cleanup();
  const again = await visit(REPLACE);
  await again.click(await screen.findByRole('link', { name: 'dipirona → metamizol' }));
  await status('Em pausa. Substituídos: 1. Deixados: 3. Falharam: 1.');
  expect(puts).toHaveLength(3);
  await again.click(button('Continuar'));
  await status('Terminado. Substituídos: 56. Deixados: 3. Falharam: 1.');
  expect(group('Deixados como estavam').getAllByText(/O texto mudou desde a revisão\.$/)).toHaveLength(3);
  expect(group('Falharam').getByRole('link', { name: 'Escore 05' })).toBeVisible();
  expect(evidenceOf(changed1?.id)).toBe('Dipirona de outra pessoa.');
  expect(evidenceOf(all[59]?.id)).toBe('Metamizol 60.');
  // Those of the first part, the refused ones once more, and the rest.
  expect(puts).toHaveLength(3 + 2 + 54);
  const after = all[40] as ReturnType<typeof score>;
  changeElsewhere(after, 'Metamizol 41, revisto.');
  await again.click(button('Desfazer a substituição'));
  await status('Desfeitos: 55. Continuam substituídos: 1.');
  expect(evidenceOf(all[59]?.id)).toBe('Dipirona 60.');
  expect(evidenceOf(after.id)).toBe('Metamizol 41, revisto.');
});

it('B26: a lost answer is looked for: what is stored is not sent again', async () => {
  const [first, second] = [score('A', 'dipirona'), score('B', 'dipirona')];
  answerSaveOf(first.id, save => {
    save();
    return HttpResponse.error();
  });
  answerSaveOf(second.id, () => HttpResponse.error());
  const user = await acceptAll();
  const puts = requests(/^PUT/);
  await user.click(button(/^Substituir 2/));
  await status('Terminado. Substituídos: 1. Deixados: 0. Falharam: 1.');
  expect(group('Falharam').getByText(/Enviado, mas sem confirmação\.$/)).toBeVisible();
  server.resetHandlers();
  await user.click(button('Tentar de novo os que falharam'));
  await status('Terminado. Substituídos: 2. Deixados: 0. Falharam: 0.');
  expect(puts).toHaveLength(3);
});

it('B26: a record whose answer a closed page did not wait for is neither sent again nor left', async () => {
  const [first, second] = [score('A', 'dipirona'), score('B', 'dipirona')];
  answerSaveOf(first.id, save => {
    save();
    return new Promise(() => undefined);
  });
  const user = await acceptAll();
  const puts = requests(/^PUT/);
  await user.click(button(/^Substituir 2/));
  await waitFor(() => expect(evidenceOf(first.id)).toBe('metamizol'));
  const again = await reload();
  await status(/^Em pausa\. Substituídos: 0/);
  await again.click(button('Continuar'));
  await status('Terminado. Substituídos: 2. Deixados: 0. Falharam: 0.');
  expect([puts.length, evidenceOf(second.id)]).toEqual([2, 'metamizol']);
});

it('B26: a page of a proxy in place of an answer is no success', async () => {
  const first = score('A', 'dipirona');
  answerSaveOf(first.id, () => HttpResponse.html('<html>Entrar</html>'));
  const user = await acceptAll();
  await user.click(button(/^Substituir 1/));
  await status('Terminado. Substituídos: 0. Deixados: 0. Falharam: 1.');
});

it('B26: three failures of the network in a row pause, and what failed is tried again', async () => {
  const rows = scores(5);
  const user = await acceptAll();
  server.use(http.get('*/api/medical-scores', () => HttpResponse.error()));
  await user.click(button(/^Substituir 5/));
  await status('Em pausa. Substituídos: 0. Deixados: 0. Falharam: 3.');
  expect(screen.getByText(/^O servidor não responde\./)).toBeVisible();
  server.resetHandlers();
  await user.click(button('Continuar'));
  await status('Terminado. Substituídos: 5. Deixados: 0. Falharam: 0.');
  expect(evidenceOf(rows[0]?.id)).toBe('Metamizol 1.');
});

it('B26: a record with an unsaved draft of one’s own is left, and one that is gone is named', async () => {
  const [first, second, third] = [score('A', 'dipirona'), score('B', 'dipirona'), score('C', 'dipirona')];
  const user = await acceptAll();
  await leaveDraft('editor', 'medicalScores', first.id, { savedAt: Date.now(), values: { name: 'A!' } });
  table('medicalScores').remove(second.id);
  await user.click(button(/^Substituir 3/));
  await status('Terminado. Substituídos: 1. Deixados: 2. Falharam: 0.');
  expect(group('Deixados como estavam').getByText(/Há um rascunho seu/)).toBeVisible();
  expect(group('Deixados como estavam').getByText(/O registro foi excluído\.$/)).toBeVisible();
  expect([evidenceOf(first.id), evidenceOf(third.id)]).toEqual(['dipirona', 'metamizol']);
});

it('B26: where the browser keeps no former texts, the run asks before it goes on without undo', async () => {
  const first = score('A', 'dipirona');
  const user = await acceptAll();
  const put = IDBObjectStore.prototype.put;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (String(key).includes('"opened"')) throw new DOMException('', 'QuotaExceededError');
    return put.call(this, value, key);
  });
  await user.click(button(/^Substituir 1/));
  await status(/^Em pausa\. Substituídos: 0/);
  expect(screen.getByText(/^Este navegador não tem espaço/)).toBeVisible();
  expect(evidenceOf(first.id)).toBe('dipirona');
  await user.click(button('Continuar sem desfazer'));
  await status(/^Terminado\. Substituídos: 1/);
  expect(evidenceOf(first.id)).toBe('metamizol');
  expect(screen.queryByRole('button', { name: 'Desfazer a substituição' })).toBeNull();
});

it('B26: diseases: one question about the release for the whole run; a run is found again, by its account alone', async () => {
  const rows = ['Dengue', 'Asma'].map(name =>
    table('diseases').insert({ name, free: false, diagnostic: { rawMarkdownAvailable: toBase64('Dipirona.') } }),
  );
  const user = await acceptAll(`${REPLACE}?text=dipirona&by=metamizol&in=diseases`);
  await user.click(button('Substituir 2 lugares em 2 registros'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Liberar depois' }));
  await status('Terminado. Substituídos: 2. Deixados: 0. Falharam: 0.');
  const text = toBase64('Metamizol.');
  rows.forEach(({ id }) =>
    expect(table('diseases').find(id)?.diagnostic).toEqual({ rawMarkdownAvailable: text, rawMarkdownToRelease: text }),
  );
  cleanup();
  await visit(REPLACE, 'chief');
  await screen.findByRole('textbox', { name: 'Substituir por' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'dipirona → metamizol' })).toBeNull());
  cleanup();
  const owner = await visit(REPLACE);
  await owner.click(await screen.findByRole('link', { name: 'dipirona → metamizol' }));
  await owner.click(await screen.findByRole('button', { name: 'Desfazer a substituição' }));
  await status('Desfeitos: 2. Continuam substituídos: 0.');
  expect(table('diseases').find(rows[0]?.id)?.diagnostic).toMatchObject({
    rawMarkdownAvailable: toBase64('Dipirona.'),
  });
});

it('B26: a long review comes to show all of its places by itself', async () => {
  score('Escore', 'dipirona '.repeat(70));
  score('Outro', 'dipirona');
  await visit(REVIEW);
  await status(/^Lugares: 71/);
  expect(await screen.findByRole('link', { name: 'Outro' })).toBeVisible();
});

it('B26: what must be replaced is asked for at its field', async () => {
  const user = await visit(REPLACE);
  await user.type(await screen.findByRole('textbox', { name: 'Substituir por' }), 'metamizol{Enter}');
  expect(screen.getByRole('textbox', { name: 'Palavra ou trecho' })).toHaveAccessibleDescription(
    'Escreva o que deve ser substituído.',
  );
});

it('B26: nothing to replace is told', async () => {
  score('A', '`dipirona`');
  await visit(REVIEW);
  expect(await screen.findByText(/^Nenhum lugar a substituir\. Endereços/)).toBeVisible();
});

it('B26: a picture that gets another name offers to replace it in the texts, with the same review', async () => {
  const { id } = table('diseases').insert({
    name: 'Asma',
    free: false,
    diagnostic: { rawMarkdownAvailable: toBase64('Pulmao: ![x](/images/pulmao)') },
  });
  table('applicationPictures').insert({ referenceName: 'pulmao', content: 'R0lGOD', contentContentType: 'image/gif' });
  const user = await visit('/application-admin/application-pictures');
  await user.click(await screen.findByRole('button', { name: 'Editar pulmao' }));
  const name = await screen.findByLabelText(/Nome de referência/);
  await user.clear(name);
  await user.type(name, 'pulmão direito');
  await user.click(button('Salvar'));
  await user.click(await screen.findByRole('button', { name: 'Salvar e trocar nos textos' }));
  await status('Lugares: 1. Registros: 1.');
  await user.click(button(/^Toda a seção/));
  await user.click(button(/^Substituir 1/));
  await user.click(await screen.findByRole('button', { name: 'Liberar agora' }));
  await status(/^Terminado\. Substituídos: 1/);
  expect(table('diseases').find(id)?.diagnostic).toEqual({
    rawMarkdownAvailable: toBase64('Pulmao: ![x](/images/pulmão%20direito)'),
  });
});

it('B26: a run that is half done is on home, and is named at sign-out', async () => {
  scores(2);
  const user = await acceptAll();
  server.use(http.put('*/api/medical-scores', () => HttpResponse.json({ status: 403 }, { status: 403 })));
  await user.click(button(/^Substituir 2/));
  await screen.findAllByText(/Você não tem autorização/);
  server.resetHandlers();
  cleanup();
  const again = await visit('/');
  expect(await screen.findByRole('link', { name: 'dipirona → metamizol' })).toBeVisible();
  cleanup();
  await visit('/logout');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Substituições que ficaram pela metade:')).toBeVisible();
  await again.click(dialog.getByRole('button', { name: 'Apagar e sair' }));
  await waitFor(async () => expect(await tasksOf('editor')).toMatchObject({ tasks: [] }));
});

it.each(['jhipster6', 'jhipster6-prod', 'awkward'] as const)(
  'B26: %s: relations that a list leaves out survive a run',
  async profile => {
    useProfile(profile);
    const parent = table('groups').insert({ name: 'Infectologia', childrenGroups: [], category: 'CLINIC' });
    const { id } = table('diseases').insert({
      name: 'Dengue',
      free: false,
      groups: [parent],
      diagnostic: { rawMarkdownAvailable: toBase64('Dipirona.') },
    });
    const user = await acceptAll(`${REPLACE}?text=dipirona&by=metamizol&in=diseases`);
    await user.click(button('Substituir 1 lugar em 1 registro'));
    await user.click(await screen.findByRole('button', { name: 'Liberar agora' }));
    await status('Terminado. Substituídos: 1. Deixados: 0. Falharam: 0.');
    expect(table('diseases').find(id)).toMatchObject({
      groups: [{ id: parent.id }],
      diagnostic: { rawMarkdownAvailable: toBase64('Metamizol.') },
    });
  },
);

it('B26: where the pictures of a text cannot be looked up, nothing is sent, and the record is not called refused', async () => {
  useVariations('pictureLookupFails');
  const text = toBase64('dipirona ![x](/images/foto)');
  table('semiologies').insert({ name: 'Sopro', anamnesisContent: { rawMarkdownAvailable: text } });
  const user = await acceptAll(`${REPLACE}?text=dipirona&by=metamizol&in=semiologies`);
  await user.click(button('Substituir 1 lugar em 1 registro'));
  await status('Terminado. Substituídos: 0. Deixados: 0. Falharam: 1.');
  expect(screen.getByText(/Nada foi enviado: o que o salvamento precisa consultar/)).toBeVisible();
  expect(screen.queryByText(/O servidor recusou/)).toBeNull();
});

it('B26: Escape leaves a place as it was; what is typed stays when the focus goes elsewhere, and is not called back', async () => {
  score('A', 'dipirona e dipirona');
  const user = await visit(REVIEW);
  await status(/^Lugares/);
  const [first] = screen.getAllByRole('checkbox', { name: /^Evidências/ });
  act(() => first?.focus());
  await user.keyboard('ex{Escape}');
  expect(first).toHaveFocus();
  expect(first).not.toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /metamizolx/ })).toBeNull();
  await user.keyboard('ex');
  fireEvent.blur(screen.getByRole('textbox', { name: 'Texto que ficará neste lugar' }));
  expect(first).not.toHaveFocus();
  expect(screen.getByRole('checkbox', { name: /metamizolx/, checked: true })).toBeVisible();
});

it('B26: a record that is saved between review and run is left, and a run goes on finding what it renames', async () => {
  const insertOthers = (name: string) => Array.from({ length: 25 }, (_, at) => score(`${name} ${at}`, 'x'));
  insertOthers('Antes');
  const [changed, renamed] = [score('Dipirona A', 'x'), score('Dipirona B', 'x')];
  insertOthers('Depois');
  const user = await acceptAll(`${REVIEW}&names=1`, 'Lugares: 2. Registros: 2.');
  await user.click(screen.getByRole('link', { name: 'Dipirona A' }));
  await user.type(await screen.findByLabelText(/^Nome \*/), ' dipirona');
  await user.click(button('Salvar'));
  await waitFor(() => expect(nameOf(changed.id)).toBe('Dipirona A dipirona'));
  act(() => window.history.go(-1));
  const start = await screen.findByRole('button', { name: 'Substituir 2 lugares em 2 registros' });
  await user.click(start);
  await status('Terminado. Substituídos: 1. Deixados: 1. Falharam: 0.');
  expect([nameOf(changed.id), nameOf(renamed.id)]).toEqual(['Dipirona A dipirona', 'Metamizol B']);
  await user.click(button('Desfazer a substituição'));
  await status('Desfeitos: 1. Continuam substituídos: 0.');
  expect(nameOf(renamed.id)).toBe('Dipirona B');
});

it('B26: a name that belongs to another record is not replaced', async () => {
  table('diseases').insert({
    name: 'Dipirona',
    free: false,
    flashcards: [{ position: 1, questionText: 'dipirona?', answerText: 'x' }],
  });
  await visit(`${REPLACE}?text=dipirona&by=metamizol&in=flashcards&names=1`);
  await status('Lugares: 1. Registros: 1.');
  expect(screen.getByRole('checkbox', { name: /^Pergunta/ })).toBeVisible();
});
