import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { initStore } from 'app/start/internal/store';
import { Badges } from 'ui/layout/badges';
import { PageTitle } from 'ui/layout/page-title';

const badges = (names: readonly string[]) => <Badges names={names} textOf={name => name} />;

it('a badge that the server sends twice is still shown twice after another badge is removed', () => {
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

it('two breadcrumbs with the same name are both shown after another breadcrumb is removed', () => {
  const { rerender } = render(titled(['B', 'A', 'A']));
  rerender(titled(['A', 'A']));
  expect(screen.getAllByRole('listitem').map(step => step.textContent)).toEqual([
    expect.any(String),
    'A',
    'A',
    'Editar',
  ]);
});
