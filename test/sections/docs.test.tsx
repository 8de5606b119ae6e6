import { readFileSync } from 'node:fs';
import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { initStore } from 'app/start/internal/store';
import { getProfile } from 'core/auth/application-profile.duck';
import Docs from 'sections/docs/docs';
import { server } from '../mock-backend/server';
import { setupUser } from '../support/clock';
import { endWithTest } from '../support/end-with-test';
import { requests } from '../support/requests';

/** The screen, after the server has said that it offers its documentation. */
const open = async () => {
  const store = initStore();
  await store.dispatch(getProfile());
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Docs />
      </MemoryRouter>
    </Provider>,
  );
  return setupUser();
};

const answering = (response: () => Response) => server.use(http.get('*/swagger-ui/index.html', response));
const frame = () => document.querySelector('[data-cy="swagger-frame"]');

it('the API documentation is shown in its frame where the server has it', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Abrir em outra aba' })).toHaveAttribute(
    'href',
    '/swagger-ui/index.html',
  );
  expect(frame()).toHaveAttribute('src', '/swagger-ui/index.html');
});

it.each([
  ['the page of the console', () => HttpResponse.html(readFileSync('index.html', 'utf8'))],
  ['a page that says that there is none', () => HttpResponse.html('<h1>No /swagger-ui here</h1>', { status: 404 })],
])('a server that answers %s has no API documentation: a link leads to its description', async (_what, response) => {
  answering(response);
  await open();
  expect(await screen.findByText('Este servidor não tem uma página de documentação da API.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Descrição da API (v2/api-docs)' })).toHaveAttribute('href', '/v2/api-docs');
  expect(frame()).toBeNull();
});

it('R215: any page is shown that is not the console itself', async () => {
  answering(() => HttpResponse.html('<meta name="generator"><h1>ReDoc</h1><div id="root"></div>'));
  await open();
  await waitFor(() => expect(frame()).not.toBeNull());
});

describe('R215: across origins the documentation is asked for first:', () => {
  const openAcross = async (response: () => Response) => {
    const { runtimeConfig } = await import('lib/runtime-config');
    const { apiBase } = runtimeConfig;
    runtimeConfig.apiBase = 'https://api.example/';
    endWithTest(() => (runtimeConfig.apiBase = apiBase));
    server.use(http.get('https://api.example/swagger-ui/index.html', response));
    return open();
  };

  it('where the other server says that there is none, a link leads to its description', async () => {
    await openAcross(() => new HttpResponse(null, { status: 404 }));
    expect(await screen.findByText('Este servidor não tem uma página de documentação da API.')).toBeVisible();
    expect(frame()).toBeNull();
  });

  it('where it has one, it is shown', async () => {
    await openAcross(() => HttpResponse.html('<h1>API</h1>'));
    await waitFor(() => expect(frame()).toHaveAttribute('src', 'https://api.example/swagger-ui/index.html'));
  });

  it('where it cannot be reached, another try is offered', async () => {
    await openAcross(() => HttpResponse.error());
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(frame()).toBeNull();
  });
});

it('the API documentation is asked for again after a failure', async () => {
  answering(() => HttpResponse.error());
  const user = await open();
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  answering(() => new HttpResponse(null, { status: 503 }));
  await user.click(retry);
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(frame()).toBeNull();
  server.resetHandlers();
  await user.click(again);
  await waitFor(() => expect(frame()).not.toBeNull());
});

it('nothing is asked where the server says that it offers no documentation', async () => {
  const made = requests();
  server.use(http.get('*/management/info', () => HttpResponse.json({ activeProfiles: ['prod'] })));
  await open();
  expect(screen.getByText('A documentação da API não está habilitada neste servidor.')).toBeVisible();
  expect(made).toEqual(['GET /management/info']);
});
