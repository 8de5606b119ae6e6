import { screen, within } from '@testing-library/react';
import { startTheme } from 'app/shell/theme';
import { storedName } from 'lib/stored-names';
import { stubMatchMedia } from '../../support/match-media';
import { visit } from '../../support/visit';

let isSystemDark: boolean;
let systemChanges: () => void;

beforeEach(() => {
  isSystemDark = false;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  document.head.replaceChildren(meta);
  stubMatchMedia(
    'prefers-color-scheme',
    () => isSystemDark,
    change => {
      systemChanges = change;
    },
  );
});

const shown = () => document.documentElement.dataset.bsTheme;
const around = () => document.querySelector('meta')?.content;

/** Opens the appearance group of the account menu. */
const openItems = async () => {
  const user = await visit('/');
  await user.click(screen.getByText('editor', { selector: '.dropdown-toggle' }));
  const items = within(screen.getByRole('group', { name: 'Aparência' }));
  return { user, item: (name: string) => items.getByRole('menuitem', { name }) };
};

test('without a choice, the console uses the theme of the system and follows its changes', () => {
  startTheme();
  expect(shown()).toBe('light');
  isSystemDark = true;
  systemChanges();
  expect(shown()).toBe('dark');
  expect(around()).toBe('#202525');
});

test('the chosen theme is remembered, overrides the system theme, and can be reset to the system theme', async () => {
  startTheme();
  const { user, item } = await openItems();
  await user.click(item('Escura'));
  expect(shown()).toBe('dark');
  expect(item('Escura')).toHaveAttribute('aria-current', 'true');
  expect(item('Como no sistema')).not.toHaveAttribute('aria-current');

  document.documentElement.removeAttribute('data-bs-theme');
  startTheme();
  expect(shown()).toBe('dark');

  await user.click(item('Como no sistema'));
  expect(shown()).toBe('light');
});

test('a theme chosen in another tab is applied', () => {
  startTheme();
  localStorage.setItem(storedName('theme'), '"dark"');
  window.dispatchEvent(new StorageEvent('storage', { key: storedName('theme') }));
  expect(shown()).toBe('dark');
});
