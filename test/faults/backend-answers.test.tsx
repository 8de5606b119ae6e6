import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import jhipster572 from '../backend-answers/jhipster-5.7.2.json';
import jhipster582 from '../backend-answers/jhipster-5.8.2.json';
import jhipster6105 from '../backend-answers/jhipster-6.10.5.json';
import jhipster6105prod from '../backend-answers/jhipster-6.10.5-prod.json';
import jhipster793 from '../backend-answers/jhipster-7.9.3.json';
import { server, table } from '../mock-backend/server';
import { visit, visitWithoutSession } from '../support/visit';

interface Answer {
  name: string;
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

const BACKENDS: readonly { backend: string; answers: readonly Answer[] }[] = [
  jhipster572,
  jhipster582,
  jhipster6105,
  jhipster6105prod,
  jhipster793,
].map(({ backend, answers }) => ({ backend, answers: answers as unknown as Answer[] }));

/** The recorded answer as the console receives it. */
const replay =
  ({ status, headers, body }: Answer) =>
  () =>
    new HttpResponse(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });

/** The words that the recorded answer holds, each as the server wrote it. */
const sentencesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return / /.test(value) ? [value.slice(0, 40)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
};

const save = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Salvar' }));

/** A text field, and not the check box of an authority with the same name. */
const TEXT = { selector: 'input:not([type="checkbox"])' };
const type = async (user: UserEvent, label: RegExp | string, text: string) =>
  user.type(await screen.findByLabelText(label, TEXT), text);

/** The call that gets the recorded answer, what sends it, what the screen then shows, and the label of its field. */
type Scene = readonly [call: string, act: () => Promise<unknown>, text: RegExp, field?: RegExp | string];

const newUser = async () => {
  const user = await visit('/admin/user-management/new', 'admin');
  await type(user, /^Usuário/, 'ana.capture');
  await type(user, /^E-mail/, 'ana@exemplo.br');
  await save(user);
};

/** Saves a new record with this text in its first field. */
const newRecord = (form: string, label: RegExp | string, text: string) => async () => {
  const user = await visit(`/application-admin/${form}`);
  await type(user, label, text);
  await save(user);
};

const newSynonym = newRecord('disease-synonym/manage', /^Nome/, 'Sarampo');
const newPromotion = newRecord('promotions/manage', /^Nome/, 'Natal');

const changedPromotion = async () => {
  table('promotions').insert({ name: 'Natal', active: false, promotionType: 'ALL_USERS' });
  const user = await visit('/application-admin/promotions');
  await user.click(await screen.findByRole('button', { name: 'Editar Natal' }));
  await type(user, /^Nome/, ' 2');
  await save(user);
};

const newPassword = async () => {
  const user = await visit('/account/password');
  await type(user, 'Senha atual', 'nope');
  await type(user, 'Nova senha', 'segredo');
  await type(user, 'Confirmação da nova senha', 'segredo{Enter}');
};

const settings = async () => {
  const user = await visit('/account/settings');
  await type(user, /^Sobrenome/, ' Lima');
  await save(user);
};

/** Types into the fields of a screen for visitors. */
const visitor = (path: string, fields: Readonly<Record<string, string>>) => async () => {
  const user = await visitWithoutSession(path);
  for (const [label, text] of Object.entries(fields)) await type(user, label, text);
};

const NEW_PASSWORD = { 'Nova senha': 'segredo', 'Confirmação da nova senha': 'segredo{Enter}' };
const registration = visitor('/register', { Usuário: 'admin', 'E-mail': 'ana@exemplo.br', ...NEW_PASSWORD });
const signIn = visitor('/login', { Usuário: 'admin', Senha: 'wrong{Enter}' });

const deleteGroup = async () => {
  table('laboratoryGroups').insert({ name: 'Hematologia', children: [] });
  const user = await visit('/application-admin/laboratory-groups');
  await user.click(await screen.findByRole('button', { name: 'Excluir Hematologia' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }));
};

/** A colleague deletes the group between the list and the press of the button. */
const deleteGoneGroup = async () => {
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'DELETE') table('laboratoryGroups').remove(1);
  });
  await deleteGroup();
};

const toggleCoupon = async () => {
  table('coupons').insert({ code: 'NATAL', isActive: true });
  const user = await visit('/application-admin/coupon');
  await user.click(await screen.findByRole('button', { name: 'Desativar NATAL' }));
};

const deleteUser = async () => {
  const user = await visit('/admin/user-management/user/delete', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
};

const takenSynonym = async () => {
  table('diseaseSynonyms').insert({ name: 'sarampo' });
  await newSynonym();
};

/** Picks a group of laboratory exams that is deleted before the exam is saved. */
const pickedGone = async () => {
  const { id } = table('laboratoryGroups').insert({ name: 'Gone', children: [] });
  const user = await visit('/application-admin/laboratories/manage');
  await type(user, /^Nome/, 'Sódio');
  await user.click(await screen.findByRole('button', { name: 'Escolher: Grupos' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Gone' }));
  table('laboratoryGroups').remove(Number(id));
  await save(user);
};

const admin = (path: string) => () => visit(`/admin/${path}`, 'admin');
const couponList = () => visit('/application-admin/coupon');
const promotionList = () => visit('/application-admin/promotions');

const DATA = /O servidor não aceitou a solicitação\./;
const NOT_FOUND = /Não encontrado/;
const NO_ORDER = /a lista está sem ordem/;
const WRONG_SIGN_IN = /Usuário ou senha incorretos/;
const WRONG_PASSWORD = /^A senha atual não confere\.$/;
const NEW_WITH_ID = /um item novo não pode ter ID/;
const NOT_POSSIBLE = /O servidor não aceita esta operação\./;

/** The screen that each recorded refusal belongs to. */
const SCENES: Readonly<Record<string, Scene>> = {
  'wrong password': ['post authenticate', signIn, WRONG_SIGN_IN],
  'unknown login': ['post authenticate', signIn, WRONG_SIGN_IN],
  'empty login': ['post authenticate', signIn, WRONG_SIGN_IN],
  'without a token': ['get coupons', couponList, /^Senha$/],
  'with a damaged token': ['get coupons', couponList, /^Senha$/],
  'users, unknown sort': ['get users', admin('user-management'), NO_ORDER],
  'unknown user': ['get users/ghost', admin('user-management/ghost/edit'), NOT_FOUND],
  'create user, authorities as objects': ['post users', newUser, DATA],
  'create user, login taken': ['post users', newUser, /^Este usuário já existe!$/, /^Usuário/],
  'create user, e-mail taken': ['post users', newUser, /^Este e-mail já está em uso!$/, /^E-mail/],
  'create user, invalid': ['post users', newUser, /^O campo Usuário não tem o formato esperado!$/, /^Usuário/],
  'create user with an id': ['post users', newUser, NEW_WITH_ID],
  'settings, e-mail taken': ['post account/me', settings, /E-mail já está em uso! Escolha outro\./, /^E-mail/],
  'password, current one wrong': ['post account/change-password', newPassword, WRONG_PASSWORD, 'Senha atual'],
  'password, too short': ['post account/change-password', newPassword, WRONG_PASSWORD, 'Senha atual'],
  'reset, unknown e-mail': [
    'post account/reset-password/init',
    visitor('/reset/request', { 'E-mail': 'ghost@exemplo.br{Enter}' }),
    /Este e-mail não está cadastrado/,
  ],
  'reset finish, wrong key': [
    'post account/reset-password/finish',
    visitor('/reset/finish?key=ghost', NEW_PASSWORD),
    /A senha não pôde ser redefinida/,
  ],
  'activate, wrong key': ['post account/activate/ghost', visitor('/activate/ghost', {}), /não pôde ser ativada/],
  'register, login taken': ['post register', registration, /Usuário já registrado! Escolha outro\./, /^Usuário/],
  'no such path': ['get coupons', couponList, NOT_FOUND],
  metrics: ['get /management/metrics', admin('metrics'), NOT_FOUND],
  'forbidden to write': ['delete users/user', deleteUser, /Você não tem autorização para acessar esta página/],
  'list, unknown sort': ['get promotions', promotionList, NO_ORDER],
  'create, name taken (unique constraint)': [
    'post disease-synonym',
    takenSynonym,
    /^O servidor recusou: já existe um registro igual/,
    /^Nome/,
  ],
  'create, required and length': ['post disease-synonym', newSynonym, /^O campo Nome não pode ser vazio!$/, /^Nome/],
  'create, too long': [
    'post disease-synonym',
    newSynonym,
    /^(O campo Nome não tem o tamanho permitido!|Tamanho máximo de 200\.)$/,
    /^Nome/,
  ],
  'create, unknown enum': ['post promotions', newPromotion, DATA],
  'create, text for a number': ['post risk-factor', newRecord('risk-factor/manage', /^Nome/, 'Fumo'), DATA],
  'create, date unreadable': ['post coupons', newRecord('coupon/manages', 'Código', 'NATAL'), DATA],
  'create with an id': ['post promotions', newPromotion, NEW_WITH_ID],
  'create, broken JSON': ['post promotions', newPromotion, DATA],
  'create, wrong media type': ['post promotions', newPromotion, DATA],
  'update without an id': ['put promotions', changedPromotion, /Identificador inválido/],
  'update without an id in the path': ['put promotions', changedPromotion, NOT_POSSIBLE],
  'one, gone': ['get users/ghost', admin('user-management/ghost'), NOT_FOUND],
  'one, id is no number': ['get users/ghost', admin('user-management/ghost'), DATA],
  'delete, gone': ['delete laboratory-groups/:id', deleteGoneGroup, /Este registro já tinha sido excluído\./],
  'delete, in use (foreign key)': [
    'delete laboratory-groups/:id',
    deleteGroup,
    /^Não foi excluído: outros registros ainda usam este\.$/,
  ],
  'method not allowed': ['put coupons/status', toggleCoupon, NOT_POSSIBLE],
};

const NOT_UNDERSTOOD = /^O servidor não aceitou a solicitação\. Ele não entendeu um dos valores/;
const TWO_REASONS = /não tem o formato esperado! .* não tem o tamanho permitido!$/;

/** As deployed, the server hides its reasons: the console looks for the likely one. */
const SCENES_OF_PROD: typeof SCENES = {
  'create, name taken (unique constraint)': [
    'post disease-synonym',
    takenSynonym,
    /^O banco de dados recusou: já existe um registro com este nome\.$/,
    /^Nome/,
  ],
  'create, picked record is gone (foreign key)': [
    'post laboratories',
    pickedGone,
    /^O banco de dados recusou: não existe mais com este nome: “Gone”\.$/,
    'Escolher: Grupos',
  ],
  'delete, in use (foreign key)': [
    'delete laboratory-groups/:id',
    deleteGroup,
    /^O banco de dados recusou: provavelmente outros registros ainda usam este\.$/,
  ],
  'two errors of one field': [
    'post risk-factor',
    newRecord('risk-factor/manage', /^Nome/, 'Fumo'),
    TWO_REASONS,
    /^Nome/,
  ],
  'number beyond int': ['post coupons', newRecord('coupon/manages', 'Código', 'NATAL'), NOT_UNDERSTOOD],
  'create, broken JSON': ['post promotions', newPromotion, NOT_UNDERSTOOD],
};

const sceneOf = (backend: string, name: string): Scene =>
  (backend === jhipster6105prod.backend ? SCENES_OF_PROD[name] : undefined) ?? SCENES[name];

/** Told by the form of a record that is gone, which has tests of its own. */
const ELSEWHERE = ['update, gone'];

/** What the person sees: not the details, which are folded away. */
const shown = () => {
  const page = document.body.cloneNode(true) as HTMLElement;
  page.querySelectorAll('details').forEach(details => details.remove());
  return page.textContent ?? '';
};

/** Whether the text stands at its field, if it is about a field. */
const isAtField = (field: Scene[3], text: RegExp) => {
  if (field === undefined) return true;
  const [control] = [...screen.queryAllByLabelText(field, TEXT), ...screen.queryAllByRole('button', { name: field })];
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.some(id => text.test(document.getElementById(id)?.textContent ?? ''));
};

const told = new Set<string>();

/** Whether no version of the backend before this one gives the same answer. */
const isNew = ({ name, status, headers, body }: Answer) => {
  const before = told.size;
  return told.add(JSON.stringify([name, status, headers, body])).size > before;
};

const refusalsOf = ({ answers }: { answers: readonly Answer[] }) =>
  answers.filter(answer => answer.status >= 400 && !ELSEWHERE.includes(answer.name) && isNew(answer));

describe.each(BACKENDS)('$backend', ({ backend, answers }) => {
  it.each(refusalsOf({ answers }).map(answer => [answer.name, answer] as const))(
    'the refusal “%s” is told in the words of the console, at the field that it is about',
    async (name, answer) => {
      const [call, act, text, field] = sceneOf(backend, name);
      const [method, path] = call.split(' ') as ['get' | 'post' | 'put' | 'delete', string];
      const isOfOrder = name.includes('unknown sort');
      server.use(
        http[method](path.startsWith('/') ? `*${path}` : `*/api/${path}`, ({ request }) =>
          isOfOrder && !new URL(request.url).searchParams.has('sort') ? undefined : replay(answer)(),
        ),
      );
      await act();
      const found = await screen.findAllByText(text);
      await waitFor(() => expect(found[0]).toBeInTheDocument());
      await waitFor(() => expect(isAtField(field, text)).toBe(true));
      sentencesIn(answer.body).forEach(sentence => expect(shown()).not.toContain(sentence));
      expect(shown()).not.toMatch(/error\.http|NOT_FOUND|not supported|constraint|translation-not-found/);
    },
  );
});
