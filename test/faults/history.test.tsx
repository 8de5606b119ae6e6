import { reset } from '../mock-backend/server';
import { requests } from '../support/requests';
import { visit } from '../support/visit';
import { bySelector, found } from './disturbances';
import { type Form, forms, go, isAt, openForm, SAVE, save, typeSomething } from './forms';

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

it.each(forms)('R13, F104: the form at $form does not open again with Back or Forward once it is saved', async one => {
  const user = await openList(one);
  const before = await openForm(user, one);
  await typeSomething(user, 'x7');
  await save(user);
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
  expect(writes).toHaveLength(1);
});
