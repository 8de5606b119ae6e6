import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ptBr } from '../../i18n/pt-br';
import { server, table } from '../mock-backend/server';
import { draftsLeft } from '../support/drafts';
import { openRecord } from '../support/open-record';
import { insertRiskFactors } from '../support/risk-factors';
import { reload } from '../support/visit';

const LIST = '/application-admin/risk-factor';
const { gone } = ptBr.changes;

const rows = () => table<{ name: string }>('riskFactors').all();
const names = () =>
  rows()
    .map(({ name }) => name)
    .sort();
const nameField = () => screen.getByLabelText(/^Nome/);
const save = () => screen.getByRole('button', { name: 'Salvar' });

/** The methods and ids of every write. */
const watchWrites = () => {
  const writes: [string, unknown][] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== 'GET') writes.push([request.method, (await request.clone().json()).id]);
  });
  return writes;
};

/** Stores a deleted record under a new id, as a server with JPA does, once the returned function is called. */
const makeAnew = () => {
  let answer = () => undefined as void;
  const until = new Promise<void>(resolve => (answer = resolve));
  server.use(
    http.put('*/api/risk-factor', async ({ request }) => {
      const body = (await request.json()) as { id: number };
      await until;
      const stored = table('riskFactors');
      return HttpResponse.json(stored.replace(body) ?? stored.insert(body));
    }),
  );
  return () => answer();
};

const openAndDelete = async () => {
  insertRiskFactors(2);
  const user = await openRecord(LIST, 'Fator 01');
  table('riskFactors').remove(1);
  await user.type(nameField(), ' b');
  return user;
};

describe('A record that a colleague deleted while it was edited', () => {
  it('is an update again if it is back when the user decides: a lost answer then offers a retry', async () => {
    insertRiskFactors(2);
    const user = await openRecord(LIST, 'Fator 01');
    let isGone = true;
    server.use(
      http.get('*/api/risk-factor', () =>
        isGone ? HttpResponse.json({ content: [], totalElements: 0, last: true }) : undefined,
      ),
      http.put('*/api/risk-factor', () => HttpResponse.error()),
    );
    await user.type(nameField(), ' b');
    await user.click(save());
    const goOn = await screen.findByRole('button', { name: gone.save });
    isGone = false;
    await user.click(goOn);
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });

  it('is followed under its new id when the server makes it anew, and later saves change that one record', async () => {
    const answer = makeAnew();
    const user = await openAndDelete();
    const writes = watchWrites();
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: gone.save }));
    await waitFor(() => expect(writes).toHaveLength(1));
    await user.type(nameField(), ' c');
    answer();

    const alerts = await screen.findAllByText('“Fator 01 b” tinha sido excluído; foi criado de novo como nº 3.');
    expect(alerts.length).toBeGreaterThan(0);
    expect(decodeURI(window.location.hash)).toContain('/manage?id=3&name=Fator+01+b');
    await user.click(save());
    expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
    expect(writes).toEqual([
      ['PUT', 1],
      ['PUT', 3],
    ]);
    expect(names()).toEqual(['Fator 01 b c', 'Fator 02']);
    expect(await screen.findByRole('row', { name: /Fator 01 b c/ })).toBeVisible();
    expect(screen.getAllByRole('row', { name: /Fator 01/ })).toHaveLength(1);
  });

  it('keeps what is typed after it was made anew as a draft of its new id', async () => {
    const answer = makeAnew();
    const user = await openAndDelete();
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: gone.save }));
    await user.type(nameField(), ' c');
    answer();
    await screen.findAllByText(/foi criado de novo como nº 3/);
    await user.type(nameField(), ' d');
    await waitFor(async () => expect(await draftsLeft('editor', 'riskFactors', 3)).toHaveLength(1));

    const reloaded = await reload();
    await reloaded.click(await screen.findByRole('button', { name: ptBr.entity.draft.restore }));
    expect(nameField()).toHaveValue('Fator 01 b c d');
    await reloaded.click(save());
    expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
    expect(names()).toEqual(['Fator 01 b c d', 'Fator 02']);
  });

  it.each([
    ['404', () => HttpResponse.json({ status: 404 }, { status: 404 })],
    ['idnotfound', () => HttpResponse.json({ errorKey: 'idnotfound', message: 'error.idnotfound' }, { status: 400 })],
  ])('and whose save is refused with %s can be created again from the form', async (_what, refusal) => {
    server.use(http.put('*/api/risk-factor', refusal));
    const user = await openAndDelete();
    const writes = watchWrites();
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: gone.save }));
    expect(await screen.findByText(gone.atSave)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();

    await user.click(screen.getByRole('button', { name: gone.createAgain }));
    expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
    expect(writes).toEqual([
      ['PUT', 1],
      ['POST', undefined],
    ]);
    expect(names()).toEqual(['Fator 01 b', 'Fator 02']);
  });

  it.each([
    ['made anew', 'put', [gone.save]],
    ['created again', 'post', [gone.save, gone.createAgain]],
  ] as const)(
    'and that is %s is looked for before it is sent again, if the answer is lost',
    async (_how, method, presses) => {
      const user = await openAndDelete();
      server.use(
        http[method]('*/api/risk-factor', async ({ request }) => {
          table('riskFactors').insert({ ...((await request.json()) as object), id: undefined });
          return HttpResponse.error();
        }),
        http.put('*/api/risk-factor', () => new HttpResponse(null, { status: 404 })),
      );
      await user.click(save());
      for (const name of presses) await user.click(await screen.findByRole('button', { name }));
      expect(await screen.findByText(ptBr.changes.mayBeStored)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
      await user.click(save());
      expect(await screen.findByText(/“Fator 01 b” já está na lista/)).toBeVisible();
      expect(names()).toEqual(['Fator 01 b', 'Fator 02']);
    },
  );

  it('is not sent before the user has confirmed it, keeps the typed text on Cancel, and can be left after the refusal', async () => {
    const user = await openAndDelete();
    const writes = watchWrites();
    await user.click(save());
    const question = await screen.findByRole('dialog', { name: gone.title });
    expect(question).toHaveTextContent(gone.question);
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(nameField()).toHaveValue('Fator 01 b');
    expect(writes).toEqual([]);

    await user.click(save());
    await user.click(await screen.findByRole('button', { name: gone.save }));
    await user.click(await screen.findByRole('button', { name: gone.leave }));
    await user.click(await screen.findByRole('button', { name: 'Descartar e sair' }));
    expect(await screen.findByRole('row', { name: /Fator 02/ })).toBeVisible();
    expect(names()).toEqual(['Fator 02']);
  });
});
