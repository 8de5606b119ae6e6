/** @alone It replaces modules of the console. */

import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { unsavedText } from 'core/navigation/open-forms';
import type * as SaveBarModule from 'crud/form/internal/save-bar';
import { ptBr } from '../../../i18n/pt-br';
import { table } from '../../mock-backend/server';
import { openRecord } from '../../support/open-record';
import { visit } from '../../support/visit';

let mockIsBroken = () => false;

/** This part of a form throws at its first render after the condition becomes true. */
jest.mock('crud/form/internal/save-bar', () => {
  const { SaveBar } = jest.requireActual<typeof SaveBarModule>('crud/form/internal/save-bar');
  const Planted = (props: ComponentProps<typeof SaveBar>) => {
    if (mockIsBroken()) throw new Error('planted');
    return <SaveBar {...props} />;
  };
  return { SaveBar: Planted };
});

const { title, kept, copy } = ptBr.error.screen;

beforeEach(() => {
  mockIsBroken = () => false;
  // React logs an error for each component that throws.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('When a form crashes', () => {
  const open = () => {
    table('diseaseSynonyms').insert({ name: 'Asma' });
    return openRecord('/application-admin/disease-synonym', 'Asma');
  };
  /** Breaks the form when its name has the value, not before: the form may render again before the keys arrive. */
  const breakAt = async (user: UserEvent, keys: string, value: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(/^Nome/);
    mockIsBroken = () => field.value === value;
    await user.type(field, keys);
    await screen.findByRole('heading', { level: 1, name: title });
  };

  it('with unsaved text, the error screen says that the text is stored and offers to copy it', async () => {
    const user = await open();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await breakAt(user, 'x', 'Asmax');
    expect(screen.getByText(new RegExp(kept))).toBeVisible();
    await user.click(screen.getByRole('button', { name: copy }));
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Asmax'));
  });

  it('without unsaved text, the error screen does not mention text and has no copy button', async () => {
    const user = await open();
    await user.type(screen.getByLabelText(/^Nome/), 'x');
    await breakAt(user, '{Backspace}', 'Asma');
    expect(screen.getByText(ptBr.error.screen.crashed)).toBeVisible();
    expect(screen.queryByText(new RegExp(kept))).toBeNull();
    expect(screen.queryByRole('button', { name: copy })).toBeNull();
  });
});

it('the unsaved text is that of each changed setting on the page, and is stored', async () => {
  ['cor', 'fonte', 'loja'].forEach(key => table('applicationSettings').insert({ key, value: 'a', description: '' }));
  const user = await visit('/application-admin/application-settings');
  expect(unsavedText()).toEqual({ text: '', isStored: true });
  await user.type(await screen.findByRole('textbox', { name: 'cor' }), 'zul');
  await user.type(screen.getByRole('textbox', { name: 'fonte' }), 'b');
  expect(unsavedText()).toEqual({ text: 'cor\nazul\n\nfonte\nab', isStored: true });
  cleanup();
  expect(unsavedText().text).toBe('');
});
