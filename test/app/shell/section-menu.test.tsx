import { cleanup, screen, within } from '@testing-library/react';
import { visit } from '../../support/visit';

const open = async (user: Awaited<ReturnType<typeof visit>>) => {
  await user.click(await screen.findByRole('button', { name: 'Seções' }));
  return screen.getByRole('navigation', { name: 'Seções' });
};
const namesIn = (menu: HTMLElement) =>
  within(menu)
    .queryAllByRole('link')
    .map(link => link.textContent);

describe('the section menu', () => {
  it('is filtered by the typed text regardless of accents, says if nothing matches, and Enter opens the first match', async () => {
    const user = await visit('/');
    const menu = await open(user);
    const filter = within(menu).getByRole('searchbox', { name: 'Filtrar as seções' });
    expect(filter).toHaveFocus();
    await user.keyboard('xyz');
    expect(namesIn(menu)).toEqual([]);
    expect(within(menu).getByRole('status')).toHaveTextContent('Nada encontrado para “xyz”.');
    await user.clear(filter);
    await user.keyboard('sinonimo');
    expect(namesIn(menu)).toEqual(['Sinônimos de doenças', 'Grupos de sinônimos']);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Sinônimos de doenças', level: 1 })).toBeVisible();
    expect(menu).not.toBeInTheDocument();
  });

  it('marks the current section on its list and on its form', async () => {
    let user = await visit('/application-admin/coupon');
    expect(within(await open(user)).getByRole('link', { current: 'page' })).toHaveTextContent('Cupons');
    cleanup();
    user = await visit('/application-admin/coupon/manages');
    const current = within(await open(user)).getByRole('link', { name: 'Cupons' });
    expect(current).toHaveAttribute('aria-current', 'true');
  });

  it('moves through its links with the arrow keys; Esc closes it and returns the focus to its button', async () => {
    const user = await visit('/', 'leaflet');
    const menu = await open(user);
    const links = within(menu).getAllByRole('link');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(links[1]).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(within(menu).getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(menu).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Seções' })).toHaveFocus();
  });

  it('closes when the user clicks outside it or moves the focus out of it', async () => {
    const user = await visit('/');
    const menu = await open(user);
    await user.click(screen.getByRole('main'));
    expect(menu).not.toBeInTheDocument();
    await open(user);
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(screen.queryByRole('navigation', { name: 'Seções' })).not.toBeInTheDocument();
  });

  it('R34: has no two entries with the same name for an account that sees both menus', async () => {
    const names = namesIn(await open(await visit('/', 'everything')));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['Grupos', 'Grupos (administração)', 'Usuários']));
  });

  it('shows favorite sections first', async () => {
    localStorage.setItem('favourites|v1|editor', JSON.stringify(['/application-admin/symptoms']));
    const menu = await open(await visit('/'));
    expect(namesIn(menu)[0]).toBe('Sintomas');
    expect(within(menu).getAllByRole('heading')[0]).toHaveTextContent('Favoritas');
  });
});
