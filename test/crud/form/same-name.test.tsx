import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ptBr } from '../../../i18n/pt-br';
import { server, table } from '../../mock-backend/server';
import { openRecord } from '../../support/open-record';
import { requests } from '../../support/requests';
import { insertRiskFactors } from '../../support/risk-factors';
import { visit } from '../../support/visit';

const LIST = '*/api/risk-factor';
const FORM = '/application-admin/risk-factor/manage';

/** The searches for a name that the list received, in order. */
const questions = () => requests(/^GET \/api\/risk-factor\?.*name=/);
const question = (name: string) => `GET /api/risk-factor?size=20&page=0&sort=id,asc&name=${name}`;

const typeName = async (name: string, path = FORM, label = /^Nome/) => {
  const user = await visit(path);
  await user.type(await screen.findByLabelText(label), name);
  return user;
};
const hint = (name: string) => `Já existe “${name}” na lista.`;

describe('The name of a new record', () => {
  it('shows a hint when another record has it, regardless of case, outer spaces and the page of the list', async () => {
    insertRiskFactors(45);
    table('riskFactors').insert({ name: 'Hipertensão' });
    const requested = questions();
    await typeName(' hipertensão');
    expect(await screen.findByText(hint('Hipertensão'))).toBeVisible();
    expect(requested).toEqual([question(encodeURI('hipertensão'))]);
  });

  it('F187: is found where it is typed with ligatures', async () => {
    table('riskFactors').insert({ name: 'Influenza' });
    const requested = questions();
    await typeName('inﬂuenza');
    expect(await screen.findByText(hint('Influenza'))).toBeVisible();
    expect(requested).toEqual([question('influenza')]);
  });

  it('is found with other accents and case, on a later page among longer names', async () => {
    const longer = Array.from({ length: 20 }, (_, at) => ({ id: at + 1, name: `Obesidade ${at}` }));
    const rows = [...longer, { id: 50, name: 'OBÉSIDADE' }];
    server.use(
      http.get(LIST, ({ request }) => {
        const from = Number(new URL(request.url).searchParams.get('page')) * 20;
        return HttpResponse.json({ content: rows.slice(from, from + 20), totalElements: rows.length });
      }),
    );
    await typeName('Obesidade');
    expect(await screen.findByText(hint('OBÉSIDADE'))).toBeVisible();
  });

  it('is checked after typing pauses, and its hint disappears when the name changes', async () => {
    table('riskFactors').insert({ name: 'Diabetes' });
    const requested = questions();
    const user = await typeName('Diabetes');
    await screen.findByText(hint('Diabetes'));
    await user.type(screen.getByLabelText(/^Nome/), ' tipo 2');
    expect(screen.queryByText(/Já existe/)).not.toBeInTheDocument();
    await waitFor(() => expect(requested).toEqual(['Diabetes', 'Diabetes+tipo+2'].map(question)));
  });

  it.each([
    ['symptoms', 'symptoms/manage', /^Nome/, { name: 'Dispneia' }],
    ['diseases', 'diseases/manage', /^Nome/, { name: 'Dispneia' }],
    ['notifications', 'notification/manage', /^Título/, { title: 'Dispneia' }],
    ['coupons', 'coupon/manages', /^Código/, { code: 'DISPNEIA' }],
  ])('of %s shows the hint too, also where it is a title or a code', async (tableName, form, label, row) => {
    table(tableName).insert(row);
    await typeName('dispneia', `/application-admin/${form}`, label);
    expect(await screen.findByText(hint(Object.values(row)[0]))).toBeVisible();
  });

  it('can be saved although it is taken, and the saved record shows no hint about itself', async () => {
    table('riskFactors').insert({ name: 'Diabetes' });
    server.use(
      http.post(LIST, async ({ request }) => HttpResponse.json({ ...((await request.json()) as object), id: 99 })),
    );
    const user = await typeName('Diabetes');
    await screen.findByText(hint('Diabetes'));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText(ptBr.messages.saveSuccess);
    expect(screen.queryByText(/Já existe/)).not.toBeInTheDocument();
  });

  it('can be saved when the server refuses the check, and no dialog opens', async () => {
    server.use(http.get(LIST, () => HttpResponse.json({ message: 'error.http.403' }, { status: 403 })));
    const requested = questions();
    const user = await typeName('Diabetes');
    await waitFor(() => expect(requested).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(table('riskFactors').all()).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not checked for a stored record', async () => {
    table('riskFactors').insert({ name: 'Diabetes' });
    const user = await openRecord('/application-admin/risk-factor', 'Diabetes');
    const requested = questions();
    await user.type(await screen.findByLabelText(/^Nome/), ' tipo 2');
    await screen.findByText(/cópia local/);
    expect(requested).toEqual([]);
  });
});
