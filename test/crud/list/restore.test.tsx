import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server, table } from '../../mock-backend/server';
import { confirmDelete } from '../../support/confirm-delete';
import { sentBodies } from '../../support/serve-list';
import { visit } from '../../support/visit';

const AREA = '/application-admin';
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Presses the row's Delete, and confirms it if the list asks first. */
const remove = async (user: UserEvent, name: string, { asksFirst = false } = {}) => {
  await user.click(await screen.findByRole('button', { name: `Excluir ${name}` }));
  if (asksFirst) await confirmDelete(user);
  await waitFor(() => expect(screen.queryByRole('button', { name: `Excluir ${name}` })).toBeNull());
};

const offerOf = (name: string) => screen.findByRole('button', { name: `Restaurar “${name}” como novo` });

it('A deleted record is restored into a new form, and is sent as a new record only on Save', async () => {
  const record = { title: 'Campanha', sendPush: true, type: 2, contentType: 'CONTENT_URL', url: 'https://exemplo.br' };
  table('notifications').insert({ ...record });
  const user = await visit(`${AREA}/notification`);
  await remove(user, 'Campanha');
  const bodies = sentBodies();
  await user.click(await offerOf('Campanha'));

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Nova notificação');
  await screen.findByDisplayValue('Campanha');
  expect(await screen.findByText(/^Alterado/)).toBeVisible();
  expect(bodies).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('button', { name: 'Excluir Campanha' });
  expect(bodies).toEqual([expect.objectContaining(record)]);
  expect(bodies).toEqual([expect.not.objectContaining({ id: expect.anything() })]);
});

describe('The offer to restore a deleted record', () => {
  it('stays in the list after its alert closes, until the next action, also if that fails', async () => {
    ['Fumo', 'Sal', 'Sol'].forEach(name => table('riskFactors').insert({ name, riskFactorGender: 'BOTH' }));
    const user = await visit(`${AREA}/risk-factor`);
    await remove(user, 'Fumo');
    await waitFor(() => expect(screen.queryByText('Excluído com sucesso!', { selector: '.alert' })).toBeNull());
    expect(await offerOf('Fumo')).toBeVisible();
    await remove(user, 'Sal');
    expect(await offerOf('Sal')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Restaurar “Fumo”/ })).toBeNull();
    server.use(http.delete('*/api/risk-factor/:id', () => new HttpResponse(null, { status: 503 })));
    await user.click(screen.getByRole('button', { name: 'Excluir Sol' }));
    await screen.findByText(/Não foi possível excluir/);
    expect(screen.queryByRole('button', { name: /^Restaurar/ })).toBeNull();
  });

  it('is in the message log on another screen for each of two deleted records, and works with the keyboard', async () => {
    ['Fumo', 'Sal'].forEach(name => table('riskFactors').insert({ name, riskFactorGender: 'BOTH' }));
    const user = await visit(`${AREA}/risk-factor`);
    await remove(user, 'Fumo');
    await remove(user, 'Sal');
    await user.click(screen.getByRole('link', { name: /Console Clínico/ }));
    (await screen.findByRole('button', { name: /^Mensagens/ })).focus();
    await user.keyboard('{Enter}');
    const log = within(await screen.findByRole('dialog', { name: 'Mensagens' }));
    const offers = await log.findAllByRole('button', { name: /^Restaurar/ });
    expect(offers.map(({ textContent }) => textContent)).toEqual([
      'Restaurar “Sal” como novo',
      'Restaurar “Fumo” como novo',
    ]);
    while (document.activeElement !== offers[1]) await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByDisplayValue('Fumo')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before it replaces the text in the form of another new record, and then fills the form', async () => {
    table('riskFactors').insert({ name: 'Fumo', riskFactorGender: 'BOTH' });
    const user = await visit(`${AREA}/risk-factor`);
    await remove(user, 'Fumo');
    await user.click(screen.getByRole('button', { name: 'Adicionar' }));
    const restoreFromLog = async () => {
      await user.click(screen.getByRole('button', { name: /^Mensagens/ }));
      await user.click(
        within(await screen.findByRole('dialog', { name: 'Mensagens' })).getByRole('button', { name: /^Restaurar/ }),
      );
    };
    await user.type(await screen.findByLabelText(/^Nome/), 'Sal');
    await restoreFromLog();
    await user.click(await screen.findByRole('button', { name: 'Ficar aqui' }));
    expect(screen.getByLabelText(/^Nome/)).toHaveValue('Sal');
    await restoreFromLog();
    await user.click(await screen.findByRole('button', { name: 'Descartar e sair' }));
    expect(await screen.findByDisplayValue('Fumo')).toBeVisible();
  });
});

describe('A deleted picture', () => {
  const insert = () =>
    table('applicationPictures').insert({ referenceName: 'pulmao', content: PNG, contentContentType: 'image/png' });
  /** Makes the list return only names, without the pictures. */
  const listWithoutContent = (id: unknown) =>
    server.use(
      http.get('*/api/application-pictures/find-all', () =>
        HttpResponse.json({
          content: table('applicationPictures').all().length === 0 ? [] : [{ id, referenceName: 'pulmao' }],
          totalElements: table('applicationPictures').all().length,
        }),
      ),
    );

  it('is read in full before the delete when the list has only its name, and is not stored in the history', async () => {
    const { id } = insert();
    listWithoutContent(id);
    const user = await visit(`${AREA}/application-pictures`);
    await remove(user, 'pulmao', { asksFirst: true });
    await user.click(await offerOf('pulmao'));
    expect(await screen.findByDisplayValue('pulmao')).toBeVisible();
    expect(await screen.findByRole('img', { name: /^Imagem escolhida/ })).toHaveAttribute(
      'src',
      expect.stringContaining(PNG),
    );
    expect(JSON.stringify(window.history.state)).not.toContain(PNG);
  });

  it.each([401, 500])(
    'is deleted and not offered for restoring when the server responds to its read with status %i',
    async status => {
      const { id } = insert();
      listWithoutContent(id);
      server.use(http.get('*/api/application-pictures', () => new HttpResponse(null, { status })));
      const user = await visit(`${AREA}/application-pictures`);
      await remove(user, 'pulmao', { asksFirst: true });
      expect(table('applicationPictures').all()).toEqual([]);
      await screen.findByText('Excluído com sucesso!', { selector: '.alert' });
      expect(screen.queryByRole('button', { name: /^Restaurar/ })).toBeNull();
    },
  );
});
