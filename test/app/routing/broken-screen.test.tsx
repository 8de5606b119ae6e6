/** @alone It replaces modules of the console. */

import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type * as SaveBarModule from 'crud/form/internal/save-bar';
import type * as TimedAlertModule from 'ui/feedback/timed-alert';
import { ptBr } from '../../../i18n/pt-br';
import { found } from '../../faults/disturbances';
import { table } from '../../mock-backend/server';
import { newUser, users } from '../../mock-backend/users';
import { visit } from '../../support/visit';

let mockIsBroken = () => false;

/** Each of these parts of a form throws at its first render after the condition becomes true. */
jest.mock('crud/form/internal/save-bar', () => {
  const { SaveBar } = jest.requireActual<typeof SaveBarModule>('crud/form/internal/save-bar');
  const Planted = (props: ComponentProps<typeof SaveBar>) => {
    if (mockIsBroken()) throw new Error('planted');
    return <SaveBar {...props} />;
  };
  return { SaveBar: Planted };
});
jest.mock('ui/feedback/timed-alert', () => {
  const actual = jest.requireActual<typeof TimedAlertModule>('ui/feedback/timed-alert');
  const Planted = (props: ComponentProps<typeof actual.TimedAlert>) => {
    if (mockIsBroken()) throw new Error('planted');
    return <actual.TimedAlert {...props} />;
  };
  return { ...actual, TimedAlert: Planted };
});

const { title, kept, copy } = ptBr.error.screen;

beforeEach(() => {
  mockIsBroken = () => false;
  // React logs an error for each component that throws.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Breaks the form when the field has the value, not before: the form may render again before the keys arrive. */
const breakAt = async (user: UserEvent, field: HTMLElement, keys: string, value: string) => {
  mockIsBroken = () => field instanceof HTMLInputElement && field.value === value;
  await user.type(field, keys);
  await screen.findByRole('heading', { level: 1, name: title });
};

const FORMS = [
  {
    form: 'a section',
    open: async () => {
      table('diseaseSynonyms').insert({ name: 'Asma' });
      const user = await visit('/application-admin/disease-synonym');
      await user.click(await screen.findByRole('button', { name: 'Editar Asma' }));
      return user;
    },
    field: '[data-cy="name"]',
    written: 'Asmax',
  },
  {
    form: 'a user',
    open: async () => {
      users().insert(newUser({ login: 'bia', email: 'bia@exemplo.br', lastName: 'Luz' }, 'system'));
      return visit('/admin/user-management/bia/edit', 'admin');
    },
    field: '[data-cy="lastName"]',
    written: 'Luzx',
  },
];

describe.each(FORMS)('When the form of $form crashes', ({ open, field, written }) => {
  it('with unsaved text, the error screen says that the text is stored and offers to copy it', async () => {
    const user = await open();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await breakAt(user, await found(field), 'x', written);
    expect(screen.getByText(new RegExp(kept))).toBeVisible();
    await user.click(screen.getByRole('button', { name: copy }));
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining(written));
  });

  it('without unsaved text, the error screen does not mention text and has no copy button', async () => {
    const user = await open();
    await user.type(await found(field), 'x');
    await breakAt(user, await found(field), '{Backspace}', written.slice(0, -1));
    expect(screen.getByText(ptBr.error.screen.crashed)).toBeVisible();
    expect(screen.queryByText(new RegExp(kept))).toBeNull();
    expect(screen.queryByRole('button', { name: copy })).toBeNull();
  });
});

it('When the settings crash, the copy button is shown, and the text is reported as stored', async () => {
  ['cor', 'fonte'].forEach(key => table('applicationSettings').insert({ key, value: 'a', description: '' }));
  const user = await visit('/application-admin/application-settings');
  await user.type(await screen.findByRole('textbox', { name: 'cor' }), 'zul');
  await breakAt(user, screen.getByRole('textbox', { name: 'fonte' }), 'b{Enter}', 'ab');
  expect(screen.getByRole('button', { name: copy })).toBeVisible();
  expect(screen.getByText(new RegExp(kept))).toBeVisible();
});
