import { render, screen } from '@testing-library/react';
import { Menu, MenuItem } from 'ui/layout/menu';
import { setupUser } from '../../support/clock';

const open = async () => {
  render(
    <>
      <Menu label="Fruits" look="btn" data-cy="fruits">
        {['Apple', 'Banana', 'Blueberry', 'Blackberry', 'Cherry'].map(name => (
          <MenuItem key={name} disabled={name === 'Blackberry'}>
            {name}
          </MenuItem>
        ))}
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
  expect(screen.getByRole('menuitem', { name })).toHaveFocus();
});

it('the menu closes with Esc, which returns the focus to its button, and with Tab or a click outside', async () => {
  const user = await open();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
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
