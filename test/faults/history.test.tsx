import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ptBr } from '../../i18n/pt-br';
import { reset } from '../mock-backend/server';
import { requests } from '../support/requests';
import { visit } from '../support/visit';
import { bySelector, found } from './disturbances';
import { type Form, forms, go, isAt, openForm, SAVE, save, typeSomething } from './forms';

const CANCEL = '[data-cy="entityCreateCancelButton"]';

let writes: string[];

beforeEach(() => {
  reset({ rich: true });
  writes = requests(/^(?!GET)(?!.*authenticate)/);
});

/** Goes from home to the section's list, as users do. */
const openList = async ({ list, login }: Form) => {
  const user = await visit('/', login);
  await user.click(await found(`.section-index a[href$="#${list}"]`));
  await isAt(list);
  return user;
};

const cancel = async (user: UserEvent) => {
  await user.click(await found(CANCEL));
  const question = within(await screen.findByRole('dialog', { name: ptBr.entity.leave.title }));
  await user.click(question.getByRole('button', { name: ptBr.entity.leave.confirm }));
};

/** Leaves the form, and goes Back and Forward from there. */
const isClosed = async (one: Form, leave: (user: UserEvent) => Promise<void>) => {
  const user = await openList(one);
  const before = await openForm(user, one);
  await typeSomething(user, 'x7');
  await leave(user);
  await isAt(one.list);
  const afterBack = before === one.list ? '/' : before;
  await go(-1);
  await isAt(afterBack);
  await go(1);
  await isAt(one.list);
  // The list replaces a form that was opened from a view, so no entry is ahead of it.
  const ahead = before === one.list ? [1] : [];
  for (const steps of ahead) await go(steps);
  await isAt(one.list);
  await found('.list-page');
  expect(bySelector(SAVE)).toBeNull();
};

it.each(forms)('R13, F104: the form at $form does not open again with Back or Forward once it is saved', async one => {
  await isClosed(one, save);
  expect(writes).toHaveLength(1);
});

/** Cancel is the same in all forms, but for those that open from a view or have another way to their record. */
const CANCELED = ['diseases/manage', 'interactions/manage', 'user-management/editor/edit', 'manage-mobile'];

it.each(forms.filter(({ form }) => CANCELED.some(end => form.endsWith(end))))(
  'R13, F104: the form at $form does not open again with Back or Forward once it is canceled',
  async one => {
    await isClosed(one, cancel);
    expect(writes).toEqual([]);
  },
);
