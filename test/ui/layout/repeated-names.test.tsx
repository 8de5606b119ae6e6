import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { initStore } from 'app/store';
import { Badges } from 'ui/layout/badges';
import { PageTitle } from 'ui/layout/page-title';

const badges = (names: readonly string[]) => <Badges names={names} textOf={name => name} />;

it('a badge that the server sends twice is not shown a third time when another goes', () => {
  const { container, rerender } = render(badges(['B', 'A', 'A']));
  rerender(badges(['A', 'A']));
  expect([...container.querySelectorAll('.badge')].map(badge => badge.textContent)).toEqual(['A', 'A']);
});

const store = initStore();

const titled = (names: readonly string[]) => (
  <Provider store={store}>
    <MemoryRouter>
      <PageTitle title="Editar" trail={names.map(text => ({ text, to: '/' }))} />
    </MemoryRouter>
  </Provider>
);

it('two steps of the way to a page may have one name', () => {
  const { rerender } = render(titled(['B', 'A', 'A']));
  rerender(titled(['A', 'A']));
  expect(screen.getAllByRole('listitem').map(step => step.textContent)).toEqual([
    expect.any(String),
    'A',
    'A',
    'Editar',
  ]);
});
