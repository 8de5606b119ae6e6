import { screen } from '@testing-library/react';
import { reset } from '../mock-backend/server';
import { requests } from '../support/requests';
import { visit } from '../support/visit';
import { forms, openForm, save, typeSomething } from './forms';

/** Forms that only create records have nothing to read. The sections of both areas are the same. */
const CREATING = ['/new', '/manage-mobile', '/manage-employee'];
const overwriting = forms.filter(
  ({ form, login }) =>
    !CREATING.some(end => form.endsWith(end)) && (login === 'editor' || form.includes('user-management')),
);

describe.each(overwriting)('the form at $form', one => {
  it('reads the stored record again before it overwrites it', async () => {
    reset({ rich: true });
    const user = await visit(one.list, one.login);
    await openForm(user, one);
    await typeSomething(user, ' 7');
    const sent = requests();
    await save(user);
    expect((await screen.findAllByText(/sucesso/i)).length).toBeGreaterThan(0);

    const at = sent.findIndex(call => !call.startsWith('GET'));
    expect(sent[at]).toMatch(/^(PUT|POST) /);
    expect(sent.slice(0, at)).not.toEqual([]);
  });
});
