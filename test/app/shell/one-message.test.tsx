import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server, table } from '../../mock-backend/server';
import { announcer, listenTo } from '../../support/announcements';
import { requests } from '../../support/requests';
import { visit } from '../../support/visit';

const ALERT = { 'X-medconsoleApp-alert': 'medconsoleApp.diseaseSynonym.updated', 'X-medconsoleApp-params': '25' };

let shownBefore: readonly Element[] = [];

/** What the shell announces to screen readers from now on. */
const listen = () => {
  shownBefore = [...document.querySelectorAll('.Toastify__toast')];
  return listenTo(announcer());
};

beforeEach(() => {
  shownBefore = [];
});

/** The toasts of this test. The library shows those of the previous test again. */
const toasts = () =>
  [...document.querySelectorAll('.Toastify__toast')]
    .filter(toast => !shownBefore.includes(toast))
    .map(({ textContent }) => textContent);

const COUPONS = '/application-admin/coupon';
const SYNONYMS = '/application-admin/disease-synonym';

describe('a success message that the server sends as a key', () => {
  it('R154, F105: is not shown in addition to the alert of a saved record', async () => {
    server.use(
      http.post('*/api/disease-synonym', () => HttpResponse.json({ id: 25, name: 'Asma' }, { headers: ALERT })),
    );
    const user = await visit(`${SYNONYMS}/manage`);
    const announcements = listen();
    await user.type(await screen.findByLabelText(/Nome/), 'Asma{Enter}');
    await screen.findByText('Salvo com sucesso!');
    expect(announcements).toEqual(['Feito: Salvo com sucesso!']);
    expect(toasts()).toEqual([]);
  });

  it('R155, F105: is announced as a text when the screen shows no message itself', async () => {
    server.use(
      http.get('*/management/logs', () => HttpResponse.json([{ name: 'ROOT', level: 'WARN' }])),
      http.put('*/management/logs', () => new HttpResponse(null, { status: 204, headers: ALERT })),
    );
    const user = await visit('/admin/logs', 'admin');
    const announcements = listen();
    const logger = await screen.findByRole('group', { name: 'ROOT' });
    await user.click(within(logger).getByRole('button', { name: 'OFF' }));
    await waitFor(() => expect(announcements).toEqual(['Feito: Sinônimos de doenças: alterações salvas.']));
  });
});

describe('a refused change of a row', () => {
  const refuse = (status: number) => {
    const read = requests(/GET \/api\/coupons\?/);
    table('coupons').insert({ code: 'NATAL', isActive: true });
    const answer = () => HttpResponse.json({ message: `error.http.${status}` }, { status });
    server.use(http.put('*/api/coupons/status', answer));
    return read;
  };

  it('R20, R22, F116: with status 403 shows one message and one sign-in dialog', async () => {
    const read = refuse(403);
    const user = await visit(COUPONS);
    const toggle = await screen.findByRole('button', { name: 'Desativar NATAL' });
    const [announcements, before] = [listen(), read.length];
    await user.click(toggle);
    expect(await screen.findByRole('dialog', { name: 'Entrar' })).toBeVisible();
    await waitFor(() => expect(announcements).toEqual(['Erro: Você não tem autorização para acessar esta página.']));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(read).toHaveLength(before);
  });

  it('R154: shows one alert with the reason and does not mention typed text', async () => {
    refuse(409);
    const user = await visit(COUPONS);
    const toggle = await screen.findByRole('button', { name: 'Desativar NATAL' });
    const announcements = listen();
    await user.click(toggle);
    const shown =
      'Não foi possível fazer a alteração. O servidor recusou: já existe um registro igual, ou um valor aponta para o que não existe mais.';
    await waitFor(() => expect(document.querySelector('.alert-warning')).toHaveTextContent(shown));
    await waitFor(() => expect(announcements).toEqual([`Atenção: ${shown}`]));
    expect(toasts()).toEqual([]);
    expect(toggle).toHaveAccessibleName('Desativar NATAL');
  });
});

it('R124: a coupon code that already exists is reported once, in the form, and stays typed', async () => {
  table('coupons').insert({ code: 'NATAL' });
  const user = await visit(`${COUPONS}/manages`);
  const announcements = listen();
  await user.type(await screen.findByLabelText('Código'), 'natal{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Já existe um cupom com este código.')).toBeVisible();
  expect([announcements, toasts()]).toEqual([[], []]);
  expect(screen.getByLabelText('Código')).toHaveValue('natal');
});

it('a list that cannot be loaded shows the reason once', async () => {
  const body = { message: 'Manutenção até as 10h.' };
  server.use(http.get('*/api/coupons', () => HttpResponse.json(body, { status: 503 })));
  await visit(COUPONS);
  const alert = (await screen.findByText('Manutenção até as 10h.')).closest<HTMLElement>('.alert');
  expect(alert).toHaveTextContent(/^Não foi possível carregar\. Manutenção até as 10h\./);
  expect(screen.getByRole('button', { name: 'Mensagens' })).toBeVisible();
});

it('R144: the health screen shows the status of each service when the server as a whole is down', async () => {
  const body = { status: 'DOWN', details: { db: { status: 'DOWN' }, diskSpace: { status: 'UP' } } };
  server.use(http.get('*/management/health', () => HttpResponse.json(body, { status: 503 })));
  await visit('/admin/health', 'admin');
  const services = await screen.findByRole('table');
  expect(within(services).getByRole('row', { name: /db Fora do ar/ })).toBeVisible();
  expect(within(services).getByRole('row', { name: /diskSpace No ar/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mensagens' })).toBeVisible();
});

it('a health response without services is reported as a failure', async () => {
  server.use(http.get('*/management/health', () => new HttpResponse('<h1>503</h1>', { status: 503 })));
  await visit('/admin/health', 'admin');
  expect(await screen.findByText('O servidor está indisponível. Tente de novo.')).toBeVisible();
});

describe('what the server said', () => {
  const body = {
    type: 'https://www.jhipster.tech/problem/problem-with-message',
    title: 'Internal Server Error',
    detail: 'could not execute batch; constraint [ux_code]',
    message: 'error.http.500',
  };
  const refused = () => HttpResponse.json(body, { status: 500 });
  const WHAT_IT_SAID = /500 GET \/api\/coupons · error\.http\.500 · could not execute batch; constraint \[ux_code\]/;

  it('about a list that cannot be loaded stays reachable under “Detalhes”, with status and path', async () => {
    server.use(http.get('*/api/coupons', refused));
    const user = await visit(COUPONS);
    const details = (await screen.findByText('Detalhes')).closest('details');
    expect(details).not.toHaveAttribute('open');
    await user.click(screen.getByText('Detalhes'));
    expect(details).toHaveTextContent(WHAT_IT_SAID);
  });

  it('about a refused save is under “Detalhes” beside the Save button, without the typed values', async () => {
    server.use(http.post('*/api/coupons', refused));
    const user = await visit(`${COUPONS}/manages`);
    await user.type(await screen.findByLabelText('Código'), 'natal{Control>}{Enter}{/Control}');
    const details = (await screen.findByText('Detalhes')).closest('details');
    expect(details).toHaveTextContent(/500 POST \/api\/coupons · .*ux_code/);
    expect(details).not.toHaveTextContent('NATAL');
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });

  it('about a refused change of a row is in the message log after its alert has gone', async () => {
    table('coupons').insert({ code: 'NATAL', isActive: true });
    server.use(http.put('*/api/coupons/status', refused));
    const user = await visit(COUPONS);
    await user.click(await screen.findByRole('button', { name: 'Desativar NATAL' }));
    await user.click(await screen.findByRole('button', { name: 'Mensagens: 1 falha não lida' }));
    const details = (await screen.findByText('Detalhes')).closest('details');
    expect(details).toHaveTextContent(/500 PUT \/api\/coupons\/status · .*ux_code/);
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByRole('button', { name: 'Mensagens' })).toBeVisible();
  });
});

describe('a console message', () => {
  it('about a save is announced once and stays in the message log after its alert closes', async () => {
    const user = await visit(`${SYNONYMS}/manage`);
    const announcements = listenTo(announcer());
    await user.type(await screen.findByLabelText(/Nome/), 'Asma');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('row', { name: /Asma/ });
    await waitFor(() => expect(screen.queryByText('Salvo com sucesso!')).not.toBeInTheDocument());
    expect(announcements).toEqual(['Feito: Salvo com sucesso!']);

    // The bell counts failures only.
    await user.click(screen.getByRole('button', { name: 'Mensagens' }));
    const log = await screen.findByRole('dialog', { name: 'Mensagens' });
    expect(within(log).getByRole('listitem')).toHaveTextContent('Salvo com sucesso!');
  });

  it('about a repeated failure is announced again and restarts the display time of the alert', async () => {
    table('diseaseSynonyms').insert({ name: 'Asma' });
    server.use(http.delete('*/api/disease-synonym/:id', () => new HttpResponse(null, { status: 503 })));
    const user = await visit(SYNONYMS);
    const shown = 'Não foi possível excluir. O servidor está indisponível. Tente de novo.';
    const fail = async () => user.click(await screen.findByRole('button', { name: 'Excluir Asma' }));
    await fail();
    await waitFor(() => expect(announcer()).toHaveTextContent(shown));
    const announcements = listenTo(announcer());
    await act(() => jest.advanceTimersByTimeAsync(4000));
    await fail();
    await screen.findByRole('button', { name: 'Mensagens: 2 falhas não lidas' });
    expect(announcements).toEqual([`Atenção: ${shown}`]);
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(screen.getByText('Não foi possível excluir.', { selector: '.alert' })).toBeVisible();
  });

  it.each([
    [
      'a save that is refused',
      async (user: UserEvent) => {
        server.use(http.put('*/api/disease-synonym', () => new HttpResponse(null, { status: 503 })));
        await user.click(await screen.findByRole('link', { name: 'Asma' }));
        await user.type(await screen.findByDisplayValue('Asma'), ' b{Enter}');
        await screen.findByText(/O servidor está indisponível/);
      },
    ],
    [
      'an empty field',
      async (user: UserEvent) => {
        await user.click(await screen.findByRole('link', { name: 'Asma' }));
        await user.clear(await screen.findByDisplayValue('Asma'));
        await user.click(screen.getByRole('button', { name: 'Salvar' }));
        await screen.findByText(/obrigatório/, { selector: '.alert *' });
      },
    ],
    [
      'the list that cannot be read',
      async () => {
        server.use(http.get('*/api/disease-synonyms', () => new HttpResponse(null, { status: 500 })));
        await screen.findByText(/Não foi possível carregar/);
      },
    ],
  ])('F271: is no longer in the live regions beside a later failure: %s', async (_what, fail) => {
    const user = await visit(`${SYNONYMS}/manage`);
    await user.type(await screen.findByLabelText(/Nome/), 'Asma{Enter}');
    await waitFor(() => expect(announcer()).toHaveTextContent('Feito: Salvo com sucesso!'));
    await fail(user);
    await waitFor(() => expect(announcer()).toHaveTextContent(''));
  });

  it('is not announced again when the language changes', async () => {
    const user = await visit(`${SYNONYMS}/manage`);
    await user.type(await screen.findByLabelText(/Nome/), 'Asma{Enter}');
    await waitFor(() => expect(announcer()).toHaveTextContent('Feito: Salvo com sucesso!'));
    const announcements = listenTo(announcer());
    await user.click(screen.getByRole('button', { name: /Português/ }));
    await user.click(screen.getByRole('menuitem', { name: 'English' }));
    await screen.findByRole('button', { name: 'Messages' });
    expect(announcements).toEqual([]);
  });

  it('R73: is removed when the user signs out', async () => {
    const user = await visit(`${SYNONYMS}/manage`);
    await user.type(await screen.findByLabelText(/Nome/), 'Asma{Enter}');
    await waitFor(() => expect(announcer()).toHaveTextContent('Feito: Salvo com sucesso!'));
    await user.click(screen.getByText('editor'));
    await act(() => user.click(screen.getByText('Sair')));
    await screen.findByText('Boas-vindas', { selector: 'h1' });
    expect(announcer()).toHaveTextContent('');
    expect(screen.queryByRole('button', { name: /Mensagens/ })).not.toBeInTheDocument();
  });
});
