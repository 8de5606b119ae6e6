import { render, screen } from '@testing-library/react';
import { Menu, MenuItem } from 'ui/layout/menu';
import { setupUser } from '../../support/clock';

const chosen: string[] = [];

const open = async () => {
  chosen.length = 0;
  render(
    <>
      <Menu label="Fruits" look="btn" data-cy="fruits">
        {['Apple', 'Banana', 'Blueberry'].map(name => (
          <MenuItem key={name} onClick={() => chosen.push(name)}>
            {name}
          </MenuItem>
        ))}
        <MenuItem disabled>Blackberry</MenuItem>
        <MenuItem data-stays onClick={() => chosen.push('Cherry')}>
          Cherry
        </MenuItem>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  const user = setupUser();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  return user;
};

const button = () => screen.getByRole('button', { name: 'Fruits' });
const focused = () => document.activeElement?.textContent;

it('the menu opens with ArrowDown and focuses its first item', async () => {
  await open();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu')).toBeVisible();
  expect(focused()).toBe('Apple');
});

it.each([
  ['{ArrowDown}', 'Banana'],
  ['{ArrowUp}', 'Cherry'],
  ['{ArrowUp}{ArrowDown}', 'Apple'],
  ['{End}', 'Cherry'],
  ['{End}{Home}', 'Apple'],
  ['b', 'Banana'],
  ['bb', 'Blueberry'],
  ['bbb', 'Banana'],
  ['x', 'Apple'],
])('the keys %s move the focus to %s', async (keys, name) => {
  const user = await open();
  await user.keyboard(keys);
  expect(focused()).toBe(name);
});

it('the menu closes when an item is activated, and returns the focus to its button', async () => {
  const user = await open();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual(['Banana']);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button()).toHaveFocus();
});

it('the menu stays open when an item with data-stays is activated', async () => {
  const user = await open();
  await user.keyboard('{End}{Enter}');
  expect(chosen).toEqual(['Cherry']);
  expect(screen.getByRole('menu')).toBeVisible();
});

it('the menu closes with Esc, which returns the focus to its button, and with Tab or a click outside', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button()).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button());
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).toBeNull();
});
