import { render } from '@testing-library/react';
import { Badges } from 'ui/layout/badges';

const badges = (names: readonly string[]) => <Badges names={names} textOf={name => name} />;

it('a badge that the server sends twice is still shown twice after another badge is removed', () => {
  const { container, rerender } = render(badges(['B', 'A', 'A']));
  rerender(badges(['A', 'A']));
  expect([...container.querySelectorAll('.badge')].map(badge => badge.textContent)).toEqual(['A', 'A']);
});
