import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { keepDensity, readDensity } from 'ui/table/density';
import { stubMatchMedia } from '../../support/match-media';
import { visit } from '../../support/visit';

const choose = async (user: UserEvent, name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Mais' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

afterEach(() => {
  keepDensity('comfortable');
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('Density', () => {
  it('is chosen in the list menu and applies to the whole document; the focus returns to the menu button', async () => {
    const user = await visit('/application-admin/symptoms');
    await choose(user, 'Linhas compactas');
    expect(document.documentElement).toHaveAttribute('data-density', 'compact');
    expect(screen.getByRole('button', { name: 'Mais' })).toHaveFocus();
    expect(readDensity()).toBe('compact');
    await choose(user, 'Linhas confortáveis');
    expect(document.documentElement).toHaveAttribute('data-density', 'comfortable');
  });

  it('is not offered when rows are shown as cards', async () => {
    stubMatchMedia('max-width', () => true);
    const user = await visit('/application-admin/symptoms');
    await user.click(await screen.findByRole('button', { name: 'Mais' }));
    expect(await screen.findByRole('menuitem', { name: 'Exportar CSV' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /^Linhas/ })).toBeNull();
  });

  it.each(['"tiny"', '{', '7', 'null'])('stored as %s falls back to comfortable, and the value is removed', stored => {
    localStorage.setItem('density|v1', stored);
    expect(readDensity()).toBe('comfortable');
    expect(localStorage.getItem('density|v1')).toBeNull();
  });
});
