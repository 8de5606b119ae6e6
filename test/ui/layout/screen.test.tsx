import { act, render, screen as page } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { initStore } from 'app/start/internal/store';
import { focusScreen } from 'ui/layout/focus-screen';
import { PageTitle } from 'ui/layout/page-title';
import { screen } from 'ui/layout/screen';

test('the heading of a screen that loads late takes the focus from the main element', async () => {
  let show: (chunk: { default: FunctionComponent<object> }) => void = () => undefined;
  const Late = screen<object>(() => new Promise(resolve => (show = resolve)));
  render(
    <Provider store={initStore()}>
      <MemoryRouter>
        <main id="main" tabIndex={-1}>
          <Late />
        </main>
      </MemoryRouter>
    </Provider>,
  );
  act(focusScreen);
  expect(page.getByRole('main')).toHaveFocus();
  await act(async () => show({ default: () => <PageTitle title="Asma" /> }));
  expect(page.getByRole('heading', { name: 'Asma' })).toHaveFocus();
});
