import { screen, waitFor } from '@testing-library/react';
import { openRecord } from '../support/open-record';
import { serveList } from '../support/serve-list';
import { visit } from '../support/visit';

const APP = '/application-admin';
const save = () => screen.getByRole('button', { name: 'Salvar' });

describe('F193: a date that comes in another form', () => {
  it.each([
    [1798792200, '01/01/2027 05:30'],
    ['1798792200000', '01/01/2027 05:30'],
    [[2027, 3, 4, 5, 6], '04/03/2027 05:06'],
    ['amanhã', 'amanhã'],
    ['2027-02-31T10:00:00Z', '2027-02-31T10:00:00Z'],
    [{ at: 5 }, '{"at":5}'],
  ])(
    'as %j is shown in the list and in the form as %s, and an edit of another field sends it as it came',
    async (expireDate, shown) => {
      const sent = serveList('coupons', { id: 1, code: 'NATAL', expireDate, isActive: true });
      const user = await openRecord(`${APP}/coupon`, 'NATAL');
      expect(screen.getByLabelText('Validade')).toHaveValue(shown);
      await user.type(screen.getByLabelText('Código'), '2');
      await user.click(save());
      await waitFor(() => expect(sent).toMatchObject([{ code: 'NATAL2', expireDate }]));
      expect(
        await screen.findByRole('row', { name: new RegExp(`NATAL.*${shown.replace(/[{}]/g, '\\$&')}`) }),
      ).toBeVisible();
    },
  );

  it('is shown as a calendar day where it is one, and as it is where it cannot be read', async () => {
    const sent = serveList(
      'notifications',
      { id: 1, title: 'Aviso', validity: [2027, 3, 4], scheduleDate: 1798792200 },
      { id: 2, title: 'Outro', validity: Date.UTC(2027, 2, 4), scheduleDate: 'logo' },
    );
    const user = await visit(`${APP}/notification`);
    expect(await screen.findByRole('row', { name: /Aviso 04\/03\/2027 01\/01\/2027 05:30/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Outro 04\/03\/2027 logo/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Outro' }));
    await user.type(await screen.findByDisplayValue('Outro'), '!');
    await user.click(save());
    await waitFor(() =>
      expect(sent).toMatchObject([{ title: 'Outro!', validity: Date.UTC(2027, 2, 4), scheduleDate: 'logo' }]),
    );
  });
});
