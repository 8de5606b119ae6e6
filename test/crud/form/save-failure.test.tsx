import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { server, table } from '../../mock-backend/server';
import { hold } from '../../support/hold';
import { openRecord } from '../../support/open-record';
import { visit } from '../../support/visit';

const LIST = '/application-admin/risk-factor';
const URL_OF_SAVE = '*/api/risk-factor';
const RETRY = 'Tentar de novo';

afterEach(() => jest.restoreAllMocks());

const edit = async () => {
  table('riskFactors').insert({ name: 'Fumo', riskFactorGender: 'BOTH' });
  const user = await openRecord(LIST, 'Fumo');
  await user.type(await screen.findByLabelText(/^Nome/), ' passivo');
  return user;
};

const bar = () => within(screen.getByRole('button', { name: 'Salvar' }).closest('footer') ?? document.body);

const UNCONFIRMED = /O servidor não confirmou a alteração.*proxy.*redirecionamento de \/api/;

/** What a server, or a proxy in front of it, may respond, and the sentence that reports it. */
const FAILURES: readonly [string, () => Response, RegExp][] = [
  ['no answer', () => HttpResponse.error(), /Não foi possível falar com o servidor\./],
  ['a 500', () => new HttpResponse(null, { status: 500 }), /Erro interno/],
  ['a page of HTML', () => HttpResponse.html('<h1>Proxy</h1>'), UNCONFIRMED],
  ['a sentence of a firewall', () => HttpResponse.text('Request blocked'), UNCONFIRMED],
  ['a page of the list', () => HttpResponse.json({ content: [{ id: 1 }], totalElements: 1 }), UNCONFIRMED],
];

it.each(FAILURES)(
  'F160: A save that gets %s shows the reason next to the Save button, and a retry saves the same text',
  async (_, answer, sentence) => {
    const user = await edit();
    server.use(http.put(URL_OF_SAVE, answer, { once: true }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await bar().findByRole('alert')).toHaveTextContent(sentence);
    await user.click(bar().getByRole('button', { name: RETRY }));
    await screen.findByRole('button', { name: 'Editar Fumo passivo' });
  },
);

it('F22: A save that the server refuses shows the reason until the next edit, and no Retry button', async () => {
  const user = await edit();
  server.use(http.put(URL_OF_SAVE, () => HttpResponse.json({ detail: 'Já existe.' }, { status: 400 })));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await bar().findByRole('alert')).toHaveTextContent('Já existe.');
  expect(screen.queryByRole('button', { name: RETRY })).toBeNull();
  await user.type(screen.getByLabelText(/^Nome/), '!');
  expect(bar().queryByRole('alert')).toBeNull();
});

/** Answers after which nobody knows whether the server has stored the record. */
const LOST: readonly [string, () => Response][] = [
  ['no answer', () => HttpResponse.error()],
  ['the 504 of a proxy that did not wait', () => new HttpResponse(null, { status: 504 })],
  [
    'an answer that breaks off',
    () => new HttpResponse('{"id": 7, "na', { status: 201, headers: { 'content-type': 'application/json' } }),
  ],
];

const saveNew = async (answer: () => Response) => {
  const user = await visit(`${LIST}/manage`);
  await user.type(await screen.findByLabelText(/^Nome/), 'Fumo');
  server.use(http.post(URL_OF_SAVE, answer));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  return { user, alert: await bar().findByRole('alert') };
};

it.each(LOST)(
  'F2: A new record that may have been stored shows a warning and no Retry button: %s',
  async (_, answer) => {
    expect((await saveNew(answer)).alert).toHaveTextContent(/pode ter sido salvo/);
    expect(screen.queryByRole('button', { name: RETRY })).toBeNull();
  },
);

it('F215: A new record that the server calls a duplicate after a lost answer is said to be stored perhaps, not unsaved', async () => {
  const { user } = await saveNew(() => HttpResponse.error());
  server.use(http.post(URL_OF_SAVE, () => HttpResponse.json({ title: 'Already exists' }, { status: 400 })));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const alert = await bar().findByText(/já existe um registro igual/);
  expect(alert).toHaveTextContent(/pode ter sido salvo/);
  expect(bar().getByText('Salvamento não confirmado')).toBeVisible();
  expect(screen.queryByRole('button', { name: RETRY })).toBeNull();
});

it('A new record that was sent without a connection was not stored, and can be sent again', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await saveNew(() => HttpResponse.error())).alert).not.toHaveTextContent(/pode ter sido salvo/);
  expect(screen.getByRole('button', { name: RETRY })).toBeVisible();
});

it('F18: A pending save can be canceled next to the Save button, and the typed text stays', async () => {
  const user = await edit();
  server.use(http.put(URL_OF_SAVE, () => delay('infinite')));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await user.click(await bar().findByRole('button', { name: 'Parar de esperar' }));
  await waitFor(() => expect(bar().getByRole('alert')).toHaveTextContent(/pode ter sido salvo/));
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('Fumo passivo');
});

it('F21: A user who leaves right after a save is not taken back to the list', async () => {
  const user = await edit();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await bar().findByText(/^Salvo/);
  await user.click(screen.getAllByRole('link', { name: 'Início' })[0]);
  await screen.findByRole('heading', { name: 'Boas-vindas' });
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(window.location.hash).toBe('#/');
});

const REFUSAL = { fieldErrors: [{ objectName: 'riskFactor', field: 'name', message: 'Size' }] };

it.each([
  ['refused', () => HttpResponse.json(REFUSAL, { status: 400 })],
  ['stored', () => undefined],
])('A save that is %s after its form was left changes nothing in the next form', async (_, response) => {
  const user = await edit();
  const answer = hold('put', URL_OF_SAVE, response);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Sair agora' }));
  await user.click(await screen.findByRole('button', { name: 'Adicionar' }));
  const field = await screen.findByLabelText(/^Nome/);
  const entry = window.history.state;
  answer();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(field).toBeVisible();
  expect(field).not.toHaveClass('is-invalid');
  expect(window.history.state).toEqual(entry);
  expect(screen.queryByText('não tem o tamanho permitido!')).toBeNull();
});

it.each([
  ['the sentence of a firewall', () => HttpResponse.text('Request blocked by security policy')],
  ['the list to which it was redirected', () => HttpResponse.json({ content: [{ id: 7 }], totalElements: 1 })],
])('F160, F162: a new record that is answered by %s is not told as saved, and stays in its form', async (_, answer) => {
  server.use(http.post('*/api/disease-synonym', answer));
  const user = await visit('/application-admin/disease-synonym/manage');
  await user.type(await screen.findByLabelText(/^Nome/), 'Síndrome gripal');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await bar().findByRole('alert')).toHaveTextContent(UNCONFIRMED);
  expect(screen.getByLabelText(/^Nome/)).toHaveValue('Síndrome gripal');
  expect(screen.queryByText(/sucesso/i)).toBeNull();
});

/** As JHipster answers where it is deployed: it hides what its database said. */
const hidden = () =>
  HttpResponse.json({ message: 'error.http.500', detail: 'Failure during data access' }, { status: 500 });

it('F212: A save that the database refused says what is likely, and a retry saves the same text', async () => {
  const user = await edit();
  server.use(http.put(URL_OF_SAVE, hidden, { once: true }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await bar().findByRole('alert')).toHaveTextContent(
    /O banco de dados recusou: talvez já exista um registro igual.*Tentar de novo$/,
  );
  await user.click(bar().getByRole('button', { name: RETRY }));
  await screen.findByRole('button', { name: 'Editar Fumo passivo' });
});

it('F212: A name that is taken is told at its field and in the summary, and trying again stays possible', async () => {
  const user = await edit();
  table('riskFactors').insert({ name: 'fumo passivo' });
  server.use(http.put(URL_OF_SAVE, hidden));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const taken = 'O banco de dados recusou: já existe um registro com este nome.';
  expect(await screen.findByRole('button', { name: `Nome: ${taken}` })).toBeVisible();
  expect(screen.getByLabelText(/^Nome/)).toHaveAccessibleDescription(taken);
  expect(screen.queryByText(/talvez já exista/)).toBeNull();
  expect(bar().getByRole('button', { name: RETRY })).toBeVisible();
});

it('F214, R178: All messages of a field are told in the summary, each in its short form', async () => {
  const user = await edit();
  const fieldErrors = [
    ['name', 'Pattern'],
    ['startAge', 'Max'],
    ['name', 'Palavra proibida.'],
  ].map(([field, message]) => ({ objectName: 'riskFactor', field, message }));
  server.use(http.put(URL_OF_SAVE, () => HttpResponse.json({ fieldErrors }, { status: 400 })));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('button', { name: 'Nome: formato inválido · Palavra proibida.' })).toBeVisible();
  expect(screen.getByRole('button', { name: /: valor alto demais$/ })).toBeVisible();
});

it('F216: A new record that met another change may be sent again, and its name is not called changed', async () => {
  table('riskFactors').insert({ name: 'Fumo' });
  const answer = () => HttpResponse.json({ title: 'Conflict', message: 'error.concurrencyFailure' }, { status: 409 });
  expect((await saveNew(answer)).alert).toHaveTextContent(/Outra alteração estava em andamento.*Tentar de novo$/);
  expect(screen.getByLabelText(/^Nome/)).toBeValid();
});
