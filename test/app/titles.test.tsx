import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { areas, screensOf } from 'app/areas';
import { visit } from '../support/visit';

const ACCOUNTS: Record<string, string> = { '/admin': 'admin', '/application-admin': 'editor' };

/** Screens that send one elsewhere when nothing was handed to them. */
const NEEDS_A_RECORD = /\/content$|\/view$|\/subscription$|\/plans\/manage$|:login/;

describe.each(areas)('where one is, in $path', area => {
  const paths = screensOf(area)
    .map(({ path }) => path)
    .filter(path => !NEEDS_A_RECORD.test(path));

  it.each(paths)('%s has its heading, its trail and its browser title', async path => {
    await visit(path, ACCOUNTS[area.path]);
    const heading = await screen.findByRole('heading', { level: 1 });
    const title = heading.textContent ?? '';
    expect(title).not.toBe('');
    const trail = within(screen.getByRole('navigation', { name: 'Você está em' }));
    const crumbs = trail.getAllByRole('listitem').map(crumb => crumb.textContent ?? '');
    expect(crumbs[0]).toBe('Início');
    expect(crumbs.at(-1)).toBe(title);
    // The screen, the section it belongs to, the console: what differs stands first in a row of tabs.
    await waitFor(() => expect(document.title).toBe([...crumbs.slice(1).reverse(), 'Console Clínico'].join(' · ')));
    const isBelowItsList = path.split('/').length > 3;
    expect(crumbs.length).toBe(isBelowItsList ? 3 : 2);
    cleanup();
  });
});
