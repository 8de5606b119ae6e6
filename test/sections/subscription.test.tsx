import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ptBr } from '../../i18n/pt-br';
import { server, table, useProfile } from '../mock-backend/server';
import { requests } from '../support/requests';
import { sentBodies } from '../support/serve-list';
import { visit } from '../support/visit';

const LIST = '/application-admin/user-application';
const START = '2026-03-01T12:34:56.789Z';
const END = '2027-03-01T12:34:56.789Z';

let calls: string[];
let sent: unknown[];
beforeEach(() => {
  calls = requests(/^(POST|PUT) /);
  sent = sentBodies();
});

const insertPlans = () =>
  [
    ['ANDROID', 'Android mensal'],
    ['ANDROID', 'Android anual'],
    ['COURTESY', 'Cortesia'],
  ].map(([planType, name]) => table('plans').insert({ planType, name }));

const insertCustomer = () =>
  table('customers').insert({
    name: 'Iara Coelho',
    email: 'iara@example.com',
    login: 'iara',
    activated: true,
    authority: 'ROLE_MOBILE',
    hasSubscription: false,
  });

const open = async () => {
  const user = await visit(LIST);
  await user.click(await screen.findByRole('button', { name: 'Editar assinatura de Iara Coelho' }));
  return user;
};
const save = () => screen.getByRole('button', { name: 'Salvar' });

/** A customer with a subscription of the second Android plan. */
const insertSubscription = () => {
  const [, yearly] = insertPlans();
  const { id: customerId } = insertCustomer();
  const held = table('subscriptions').insert({
    email: 'contato@example.com',
    customer: { id: customerId },
    plan: { id: yearly.id },
    startDate: START,
    endDate: END,
    active: true,
    status: 'UNDEFINED',
    // A field that the console does not know.
    receipt: { order: 'GPA.1' },
  });
  return { customerId, yearly, held };
};

describe('a subscription', () => {
  it('R62, R138, F30: that is new is sent with POST and without an id, and its form offers one plan of each type', async () => {
    // A test below covers plans in lower case.
    useProfile('friendly');
    const [android] = insertPlans();
    const { id } = insertCustomer();
    const user = await open();
    expect(await screen.findByRole('heading', { name: 'Iara Coelho · Nova assinatura' })).toBeVisible();
    const login = screen.getByLabelText('Usuário');
    expect(login).toHaveValue('iara');
    expect(login).toHaveAttribute('readonly');
    const plan = screen.getByLabelText('Plano');
    expect([...plan.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Nenhum plano',
      'Android',
      'Cortesia',
    ]);
    await user.selectOptions(plan, 'Android');
    await user.click(screen.getByLabelText('Ativa'));
    // A customer has only one subscription.
    expect(screen.queryByRole('button', { name: 'Salvar e adicionar outro' })).toBeNull();
    await user.dblClick(save());
    expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
    expect(calls).toEqual(['POST /api/subscriptions/customer']);
    expect(sent).toEqual([
      {
        email: 'iara@example.com',
        customer: { id, email: 'iara@example.com' },
        plan: { id: android.id, planType: 'ANDROID' },
        planType: 'ANDROID',
        active: true,
      },
    ]);
    expect(await screen.findByRole('row', { name: /Iara Coelho .* Sim/ })).toBeVisible();
  });

  const { unconfirmed, notSaved } = ptBr.changes.status;
  const refusal = () => new HttpResponse(null, { status: 500 });
  it.each<[string, () => Response, string, string]>([
    ['whose answer was lost', () => HttpResponse.error(), unconfirmed, ''],
    ['while a colleague activated one', refusal, notSaved, ptBr.changes.elsewhere.saveMine],
  ])(
    'that is new is sent as a change to the one that is stored by now: %s',
    async (_when, answer, status, question) => {
      useProfile('friendly');
      insertPlans();
      const { id } = insertCustomer();
      const user = await open();
      await user.selectOptions(await screen.findByLabelText('Plano'), 'Android');
      server.use(http.post('*/api/subscriptions/customer', answer, { once: true }));
      await user.click(save());
      await screen.findByText(status);
      const [body] = sent as object[];
      const byColleague = question ? { active: true, status: 'ACTIVE', receipt: 'GPA.1' } : {};
      const stored = table('subscriptions').insert({ ...body, ...byColleague });
      await user.click(save());
      if (question) await user.click(await screen.findByRole('button', { name: question }));
      expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
      expect(calls).toEqual(['POST /api/subscriptions/customer', 'PUT /api/subscriptions/customer']);
      expect(sent[1]).toEqual({ ...stored, active: false });
      expect(
        table('subscriptions')
          .all()
          .filter(one => (one.customer as { id: number }).id === id),
      ).toHaveLength(1);
    },
  );

  it('R62, R137: that exists is sent with PUT, unchanged except for the edit, and the list then focuses the row of its customer', async () => {
    // A test below covers plans in lower case.
    useProfile('friendly');
    table('customers').insert({ name: 'Rui Paz', email: 'rui@example.com', login: 'rui' });
    const { customerId, yearly, held } = insertSubscription();
    const user = await open();
    expect(await screen.findByRole('heading', { name: 'Iara Coelho · Editar assinatura' })).toBeVisible();
    expect(screen.getByLabelText('Situação')).toHaveValue('Grátis');
    expect(screen.getByLabelText('Plano')).toHaveValue('ANDROID');
    await user.click(screen.getByLabelText('Ativa'));
    const { state } = window.history.state;
    await user.click(save());
    expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
    expect(window.history.state.state).toEqual(state);
    expect(calls).toEqual(['PUT /api/subscriptions/customer']);
    expect(sent).toEqual([
      {
        id: held.id,
        email: 'contato@example.com',
        customer: { id: customerId, email: 'iara@example.com' },
        plan: { id: yearly.id, planType: 'ANDROID' },
        startDate: START,
        endDate: END,
        active: false,
        status: 'UNDEFINED',
        receipt: { order: 'GPA.1' },
      },
    ]);
    const row = await screen.findByRole('row', { name: /^Iara Coelho/ }, { timeout: 4000 });
    await waitFor(() => expect(row).toHaveFocus());
  });

  it('R116: gets the type and period of a chosen plan in upper case when the plan has them in lower case', async () => {
    const { held } = insertSubscription();
    const web = table('plans').insert({ planType: 'web', name: 'Web anual', period: 'yearly' });
    const stored = { ...held, planType: 'ANDROID', planPeriod: 'MONTHLY' };
    server.use(http.get('*/api/subscriptions/customer/:id', () => HttpResponse.json(stored)));
    const user = await open();
    await user.selectOptions(await screen.findByLabelText('Plano'), 'web');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      plan: { id: web.id, planType: 'web' },
      planType: 'WEB',
      planPeriod: 'YEARLY',
    });
  });

  it('R136: is loaded by its customer, shown only then, and can be requested again after an error', async () => {
    insertSubscription();
    server.use(
      http.get('*/api/subscriptions/customer/:id', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    const user = await open();
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(screen.queryByLabelText('Plano')).not.toBeInTheDocument();
    await user.click(retry);
    expect(await screen.findByLabelText('Plano')).toBeVisible();
    // The message log shows a message at once. A toast appears only after its own module is loaded.
    expect(screen.getByRole('button', { name: 'Mensagens' })).toBeVisible();
  });
});
