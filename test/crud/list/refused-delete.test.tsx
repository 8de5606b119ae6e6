import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, table } from '../../mock-backend/server';
import { visit } from '../../support/visit';

const LIST = '/application-admin/laboratory-groups';
const LINK = { name: 'Onde aparece “Hematologia”' };
const RETRY = { name: 'Tentar de novo' };

const refuse = (status: number, body: object) =>
  server.use(http.delete('*/api/laboratory-groups/:id', () => HttpResponse.json(body, { status }), { once: true }));

const remove = async () => {
  table('laboratoryGroups').insert({ name: 'Hematologia', children: [] });
  const user = await visit(LIST);
  await user.click(await screen.findByRole('button', { name: 'Excluir Hematologia' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }));
  return user;
};

describe('A record that could not be deleted', () => {
  it('F213: because the database refused, probably is in use: a link leads there, and a retry deletes it', async () => {
    refuse(500, { message: 'error.http.500', detail: 'Failure during data access' });
    const user = await remove();
    const link = await screen.findByRole('link', LINK);
    expect(link).toHaveAttribute('href', expect.stringMatching(/find\?used=laboratory-groups&id=1&name=Hematologia$/));
    await user.click(screen.getByRole('button', RETRY));
    expect(await screen.findByText('Excluído com sucesso!')).toBeVisible();
    expect(table('laboratoryGroups').all()).toEqual([]);
    expect(screen.queryByRole('link', LINK)).toBeNull();
  });

  it('F213: because others use it, has the link, and no retry, since that cannot help', async () => {
    refuse(409, {});
    await remove();
    expect(await screen.findByRole('link', LINK)).toBeVisible();
    expect(screen.queryByRole('button', RETRY)).toBeNull();
  });

  it.each([409, 500])(
    'R273: because others use it (%s), stands in the bell with the link, and without the retry',
    async status => {
      refuse(status, { detail: 'Failure during data access' });
      const user = await remove();
      await user.click(await screen.findByRole('button', { name: 'Mensagens: 1 falha não lida' }));
      const bell = within(await screen.findByRole('dialog', { name: 'Mensagens' }));
      expect(bell.queryByRole('button', RETRY)).toBeNull();
      await user.click(bell.getByRole('link', LINK));
      expect(window.location.hash).toMatch(/find\?used=laboratory-groups&id=1&name=Hematologia$/);
    },
  );

  it('F216: because of a change at the same time, is not called used', async () => {
    refuse(409, { message: 'error.concurrencyFailure' });
    await remove();
    expect(await screen.findByText(/Não foi possível excluir\./)).toBeVisible();
    expect(screen.queryByRole('link', LINK)).toBeNull();
  });
});
