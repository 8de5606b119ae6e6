import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { storedName } from 'lib/stored-names';
import { stubMatchMedia } from '../../support/match-media';
import { visit } from '../../support/visit';

const choose = async (user: UserEvent, name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Mais' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

const shown = () => document.documentElement.dataset.density;

describe('Density', () => {
  it('is chosen in the list menu and applies to the whole document; the focus returns to the menu button', async () => {
    const user = await visit('/application-admin/symptoms');
    await choose(user, 'Exibição compacta');
    expect(shown()).toBe('compact');
    expect(screen.getByRole('button', { name: 'Mais' })).toHaveFocus();
    await choose(user, 'Exibição confortável');
    expect(shown()).toBe('comfortable');
  });

  it('is chosen over a form in the menu of the account, and nothing typed is lost', async () => {
    const user = await visit('/application-admin/disease-synonym/manage');
    await user.type(await screen.findByLabelText(/^Nome/), 'Asma');
    await user.click(screen.getByText('editor', { selector: '.dropdown-toggle' }));
    await user.click(screen.getByRole('menuitem', { name: 'Exibição compacta' }));
    expect(shown()).toBe('compact');
    expect(screen.getByLabelText(/^Nome/)).toHaveValue('Asma');
  });

  it('is chosen in the palette', async () => {
    const user = await visit('/');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'compacta');
    await user.click(await screen.findByRole('option', { name: /Exibição compacta/ }));
    expect(shown()).toBe('compact');
  });

  it('is remembered for the account that chose it, and for no other account of this browser', async () => {
    await choose(await visit('/application-admin/symptoms'), 'Exibição compacta');
    cleanup();
    await visit('/', 'employee');
    expect(shown()).toBe('comfortable');
    cleanup();
    await visit('/');
    expect(shown()).toBe('compact');
  });

  it('is not offered when rows are shown as cards', async () => {
    stubMatchMedia('max-width', () => true);
    const user = await visit('/application-admin/symptoms');
    await user.click(await screen.findByRole('button', { name: 'Mais' }));
    expect(await screen.findByRole('menuitem', { name: 'Exportar CSV' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /^Exibição/ })).toBeNull();
  });

  it.each(['"compact"', '["tiny"]', '{', '7', 'null'])(
    'stored as %s falls back to comfortable, and the value is removed',
    async stored => {
      localStorage.setItem(storedName('density|v1|editor'), stored);
      await visit('/');
      expect(shown()).toBe('comfortable');
      expect(localStorage.getItem(storedName('density|v1|editor'))).toBeNull();
    },
  );
});
