import { act, screen as page } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { focusScreen } from 'ui/layout/focus-screen';
import { PageTitle } from 'ui/layout/page-title';
import { screen } from 'ui/layout/screen';
import { renderInStore } from '../../support/render-in-store';

test('the heading of a screen that loads late takes the focus from the main element', async () => {
  let show: (chunk: { default: FunctionComponent<object> }) => void = () => undefined;
  const Late = screen<object>(() => new Promise(resolve => (show = resolve)));
  renderInStore(
    <MemoryRouter>
      <main id="main" tabIndex={-1}>
        <Late />
      </main>
    </MemoryRouter>,
  );
  act(focusScreen);
  expect(page.getByRole('main')).toHaveFocus();
  await act(async () => show({ default: () => <PageTitle title="Asma" /> }));
  expect(page.getByRole('heading', { name: 'Asma' })).toHaveFocus();
});
