import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import jhipster572 from '../backend-answers/jhipster-5.7.2.json';
import jhipster582 from '../backend-answers/jhipster-5.8.2.json';
import jhipster6105 from '../backend-answers/jhipster-6.10.5.json';
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

interface Scene {
  /** The call that gets the recorded answer. */
  call: readonly ['get' | 'post' | 'put' | 'delete', string];
  /** Opens the screen and does what sends the call. */
  act: () => Promise<unknown>;
  /** What the screen shows. */
  text: RegExp;
  /** The label of the field at which the text stands. */
  field?: RegExp | string;
}

const newUser = async () => {
  const user = await visit('/admin/user-management/new', 'admin');
  await type(user, /^Usuário/, 'ana.capture');
  await type(user, /^E-mail/, 'ana@exemplo.br');
  await save(user);
};

const newSynonym = async () => {
  const user = await visit('/application-admin/disease-synonym/manage');
  await type(user, /^Nome/, 'Sarampo');
  await save(user);
};

const newPromotion = async () => {
  const user = await visit('/application-admin/promotions/manage');
  await type(user, /^Nome/, 'Natal');
  await save(user);
};

const changedPromotion = async () => {
  table('promotions').insert({ name: 'Natal', active: false, promotionType: 'ALL_USERS' });
  const user = await visit('/application-admin/promotions');
  await user.click(await screen.findByRole('button', { name: 'Editar Natal' }));
  await type(user, /^Nome/, ' 2');
  await save(user);
};

const newCoupon = async () => {
  const user = await visit('/application-admin/coupon/manages');
  await type(user, 'Código', 'NATAL');
  await save(user);
};

const newRiskFactor = async () => {
  const user = await visit('/application-admin/risk-factor/manage');
  await type(user, /^Nome/, 'Fumo');
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

const registration = async () => {
  const user = await visitWithoutSession('/register');
  await type(user, 'Usuário', 'admin');
  await type(user, 'E-mail', 'ana@exemplo.br');
  await type(user, 'Nova senha', 'segredo');
  await type(user, 'Confirmação da nova senha', 'segredo{Enter}');
};

const resetRequest = async () => {
  const user = await visitWithoutSession('/reset/request');
  await type(user, 'E-mail', 'ghost@exemplo.br{Enter}');
};

const resetFinish = async () => {
  const user = await visitWithoutSession('/reset/finish?key=ghost');
  await type(user, 'Nova senha', 'segredo');
  await type(user, 'Confirmação da nova senha', 'segredo{Enter}');
};

const signIn = async () => {
  const user = await visitWithoutSession('/login');
  await type(user, /^Usuário/, 'admin');
  await type(user, /^Senha/, 'wrong{Enter}');
};

const deleteGroup = async () => {
  table('laboratoryGroups').insert({ name: 'Hematologia', children: [] });
  const user = await visit('/application-admin/laboratory-groups');
  await user.click(await screen.findByRole('button', { name: 'Excluir Hematologia' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }));
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

const DATA = /O servidor não aceitou a solicitação\./;
const NOT_FOUND = /Não encontrado/;

/** The screen that each recorded refusal belongs to. */
const SCENES: Readonly<Record<string, Scene>> = {
  'wrong password': { call: ['post', '*/api/authenticate'], act: signIn, text: /Usuário ou senha incorretos/ },
  'unknown login': { call: ['post', '*/api/authenticate'], act: signIn, text: /Usuário ou senha incorretos/ },
  'empty login': { call: ['post', '*/api/authenticate'], act: signIn, text: /Usuário ou senha incorretos/ },
  'without a token': { call: ['get', '*/api/coupons'], act: () => visit('/application-admin/coupon'), text: /^Senha$/ },
  'with a damaged token': {
    call: ['get', '*/api/coupons'],
    act: () => visit('/application-admin/coupon'),
    text: /^Senha$/,
  },
  'users, unknown sort': {
    call: ['get', '*/api/users'],
    act: () => visit('/admin/user-management', 'admin'),
    text: /a lista está sem ordem/,
  },
  'unknown user': {
    call: ['get', '*/api/users/ghost'],
    act: () => visit('/admin/user-management/ghost/edit', 'admin'),
    text: NOT_FOUND,
  },
  'create user, authorities as objects': { call: ['post', '*/api/users'], act: newUser, text: DATA },
  'create user, login taken': {
    call: ['post', '*/api/users'],
    act: newUser,
    text: /^Este usuário já existe!$/,
    field: /^Usuário/,
  },
  'create user, e-mail taken': {
    call: ['post', '*/api/users'],
    act: newUser,
    text: /^Este e-mail já está em uso!$/,
    field: /^E-mail/,
  },
  'create user, invalid': {
    call: ['post', '*/api/users'],
    act: newUser,
    text: /^O campo Usuário não tem o formato esperado!$/,
    field: /^Usuário/,
  },
  'create user with an id': { call: ['post', '*/api/users'], act: newUser, text: /um item novo não pode ter ID/ },
  'settings, e-mail taken': {
    call: ['post', '*/api/account/me'],
    act: settings,
    text: /E-mail já está em uso! Escolha outro\./,
  },
  'password, current one wrong': {
    call: ['post', '*/api/account/change-password'],
    act: newPassword,
    text: /^A senha atual não confere\.$/,
    field: 'Senha atual',
  },
  'password, too short': {
    call: ['post', '*/api/account/change-password'],
    act: newPassword,
    text: /^A senha atual não confere\.$/,
    field: 'Senha atual',
  },
  'reset, unknown e-mail': {
    call: ['post', '*/api/account/reset-password/init'],
    act: resetRequest,
    text: /Este e-mail não está cadastrado/,
  },
  'reset finish, wrong key': {
    call: ['post', '*/api/account/reset-password/finish'],
    act: resetFinish,
    text: /A senha não pôde ser redefinida/,
  },
  'activate, wrong key': {
    call: ['post', '*/api/account/activate/ghost'],
    act: () => visitWithoutSession('/activate/ghost'),
    text: /não pôde ser ativada/,
  },
  'register, login taken': {
    call: ['post', '*/api/register'],
    act: registration,
    text: /Usuário já registrado! Escolha outro\./,
  },
  'no such path': {
    call: ['get', '*/api/coupons'],
    act: () => visit('/application-admin/coupon'),
    text: NOT_FOUND,
  },
  metrics: { call: ['get', '*/management/metrics'], act: () => visit('/admin/metrics', 'admin'), text: NOT_FOUND },
  'forbidden to write': {
    call: ['delete', '*/api/users/user'],
    act: deleteUser,
    text: /Você não tem autorização para acessar esta página/,
  },
  'list, unknown sort': {
    call: ['get', '*/api/promotions'],
    act: () => visit('/application-admin/promotions'),
    text: /a lista está sem ordem/,
  },
  'create, name taken (unique constraint)': {
    call: ['post', '*/api/disease-synonym'],
    act: async () => {
      table('diseaseSynonyms').insert({ name: 'sarampo' });
      await newSynonym();
    },
    text: /^O servidor recusou: já existe um registro igual/,
    field: /^Nome/,
  },
  'create, required and length': {
    call: ['post', '*/api/disease-synonym'],
    act: newSynonym,
    text: /^O campo Nome não pode ser vazio!$/,
    field: /^Nome/,
  },
  'create, too long': {
    call: ['post', '*/api/disease-synonym'],
    act: newSynonym,
    text: /^(O campo Nome não tem o tamanho permitido!|Tamanho máximo de 200\.)$/,
    field: /^Nome/,
  },
  'create, unknown enum': { call: ['post', '*/api/promotions'], act: newPromotion, text: DATA },
  'create, text for a number': { call: ['post', '*/api/risk-factor'], act: newRiskFactor, text: DATA },
  'create, date unreadable': { call: ['post', '*/api/coupons'], act: newCoupon, text: DATA },
  'create with an id': {
    call: ['post', '*/api/promotions'],
    act: newPromotion,
    text: /um item novo não pode ter ID/,
  },
  'create, broken JSON': { call: ['post', '*/api/promotions'], act: newPromotion, text: DATA },
  'create, wrong media type': { call: ['post', '*/api/promotions'], act: newPromotion, text: DATA },
  'update without an id': { call: ['put', '*/api/promotions'], act: changedPromotion, text: /Identificador inválido/ },
  'update without an id in the path': {
    call: ['put', '*/api/promotions'],
    act: changedPromotion,
    text: /O servidor não aceita esta operação\./,
  },
  'one, gone': {
    call: ['get', '*/api/users/ghost'],
    act: () => visit('/admin/user-management/ghost', 'admin'),
    text: NOT_FOUND,
  },
  'one, id is no number': {
    call: ['get', '*/api/users/ghost'],
    act: () => visit('/admin/user-management/ghost', 'admin'),
    text: DATA,
  },
  'delete, gone': {
    call: ['delete', '*/api/laboratory-groups/:id'],
    act: async () => {
      // The colleague's delete happens between the list and the press of the button.
      server.events.on('request:start', ({ request }) => {
        if (request.method === 'DELETE') table('laboratoryGroups').remove(1);
      });
      await deleteGroup();
    },
    text: /Este registro já tinha sido excluído\./,
  },
  'delete, in use (foreign key)': {
    call: ['delete', '*/api/laboratory-groups/:id'],
    act: deleteGroup,
    text: /^Não foi excluído: outros registros ainda usam este\.$/,
  },
  'method not allowed': {
    call: ['put', '*/api/coupons/status'],
    act: toggleCoupon,
    text: /O servidor não aceita esta operação\./,
  },
};

/** Told by the form of a record that is gone, which has tests of its own. */
const ELSEWHERE = ['update, gone'];

/** What the person sees: not the details, which are folded away. */
const shown = () => {
  const page = document.body.cloneNode(true) as HTMLElement;
  page.querySelectorAll('details').forEach(details => details.remove());
  return page.textContent ?? '';
};

/** Whether the text stands at its field, if it is about a field. */
const isAtField = (field: Scene['field'], text: RegExp) => {
  if (field === undefined) return true;
  const control = screen.getByLabelText(field, TEXT);
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.some(id => text.test(document.getElementById(id)?.textContent ?? ''));
};

const refusalsOf = ({ answers }: { answers: readonly Answer[] }) =>
  answers.filter(({ name, status }) => status >= 400 && !ELSEWHERE.includes(name));

describe.each(BACKENDS)('$backend', backend => {
  it.each(refusalsOf(backend).map(answer => [answer.name, answer] as const))(
    'the refusal “%s” is told in the words of the console, at the field that it is about',
    async (name, answer) => {
      const scene = SCENES[name];
      const [method, url] = scene.call;
      const isOfOrder = name.includes('unknown sort');
      server.use(
        http[method](url, ({ request }) =>
          isOfOrder && !new URL(request.url).searchParams.has('sort') ? undefined : replay(answer)(),
        ),
      );
      await scene.act();
      const found = await screen.findAllByText(scene.text);
      await waitFor(() => expect(found[0]).toBeInTheDocument());
      await waitFor(() => expect(isAtField(scene.field, scene.text)).toBe(true));
      sentencesIn(answer.body).forEach(sentence => expect(shown()).not.toContain(sentence));
      expect(shown()).not.toMatch(/error\.http|NOT_FOUND|not supported|constraint|translation-not-found/);
    },
  );
});
