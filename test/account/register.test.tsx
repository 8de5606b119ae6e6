import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { ptBr } from '../../i18n/pt-br';
import { changeAddress } from '../support/browser-history';
import { hold } from '../support/hold';
import { sentBodies } from '../support/serve-list';
import { visit } from '../support/visit';

const { form, messages } = ptBr.global;
const LOGIN = ptBr.register.messages.validate.login;

let registrations: unknown[];

beforeEach(() => {
  registrations = sentBodies();
});

const FIELDS = [form.username.label, form.email.label, form.newpassword.label, form.confirmpassword.label] as const;

const fill = async (texts: readonly string[]) => {
  const user = await visit('/register');
  await screen.findByLabelText(FIELDS[0]);
  for (const [at, label] of FIELDS.entries()) {
    await user.click(screen.getByLabelText(label));
    await user.paste(texts[at]);
  }
  await user.click(screen.getByRole('button', { name: ptBr.register.form.button }));
};

describe('a registration', () => {
  it.each([
    ['a login with a space', ['ana lima', 'ana@a.br', '1234', '1234'], 0, LOGIN.pattern],
    ['a login of 51 characters', ['a'.repeat(51), 'ana@a.br', '1234', '1234'], 0, LOGIN.maxlength],
    ['an e-mail of 4 characters', ['ana', 'a@br', '1234', '1234'], 1, messages.validate.email.minlength],
    [
      'e-mail of 255 characters',
      ['ana', `${'a'.repeat(250)}@a.br`, '1234', '1234'],
      1,
      messages.validate.email.maxlength,
    ],
    ['an e-mail that is none', ['ana', 'ana.a.br', '1234', '1234'], 1, messages.validate.email.invalid],
    ['a password of 3 characters', ['ana', 'ana@a.br', '123', '123'], 2, messages.validate.newpassword.minlength],
    [
      'password of 51 characters',
      ['ana', 'ana@a.br', '1'.repeat(51), '1234'],
      2,
      messages.validate.newpassword.maxlength,
    ],
    ['a confirmation that differs', ['ana', 'ana@a.br', '1234', '1235'], 3, messages.error.dontmatch],
  ])('R25, R31: with %s shows an error at the field and is not sent', async (_, texts, at, message) => {
    await fill(texts);
    await waitFor(() => expect(screen.getByLabelText(FIELDS[at])).toHaveAccessibleDescription(message));
    expect(registrations).toEqual([]);
  });

  it('with spaces and invisible signs around the login and the e-mail is sent without them, but the password as typed', async () => {
    await fill(['\u200bana ', '\u00a0ana@a.br\ufeff', ' 1234 ', ' 1234 ']);
    expect(await screen.findByText(ptBr.register.messages.success)).toBeVisible();
    expect(registrations).toEqual([{ login: 'ana', email: 'ana@a.br', password: ' 1234 ', langKey: 'pt-br' }]);
  });

  it.each([
    ['shortest', 'a', 'a@b.c', '1234'],
    ['longest', 'a'.repeat(50), `${'a'.repeat(249)}@a.br`, '1'.repeat(50)],
  ])(
    'R31: with values at the length limits is sent with the language of the console: the %s',
    async (_which, login, email, password) => {
      await fill([login, email, password, password]);
      expect(await screen.findByText(ptBr.register.messages.success)).toBeVisible();
      expect(registrations).toEqual([{ login, email, password, langKey: 'pt-br' }]);
    },
  );
});

it.each([
  ['accepted', 201],
  ['refused', 400],
])('a registration that is %s after its screen was left shows no result when it opens again', async (_how, status) => {
  const answer = hold('post', '*/api/register', () => HttpResponse.json({}, { status }));
  await fill(['ana', 'ana@a.br', '1234', '1234']);
  await waitFor(() => expect(registrations).toHaveLength(1));
  changeAddress('/reset/request');
  await screen.findByRole('heading', { name: ptBr.reset.request.title });
  answer();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  changeAddress('/register');
  expect(await screen.findByLabelText(FIELDS[0])).toHaveValue('');
  expect(document.querySelector('main .alert')).toBeNull();
});

it.each([
  ['accepted', 200],
  ['refused', 400],
])(
  'a reset request that is %s after its screen was left does not use up the key of a later one',
  async (_how, status) => {
    const answer = hold('post', '*/api/account/reset-password/init', () => HttpResponse.json({}, { status }));
    const user = await visit('/reset/request');
    await user.type(await screen.findByLabelText(form.email.label), 'ana@a.br{Enter}');
    changeAddress('/register');
    await screen.findByLabelText(FIELDS[0]);
    answer();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    changeAddress('/reset/finish?key=k1');
    expect(await screen.findByLabelText(form.newpassword.label)).toBeVisible();
    expect(document.querySelector('main .alert-danger')).toBeNull();
    expect(window.location.hash).toBe('#/reset/finish?key=k1');
  },
);
