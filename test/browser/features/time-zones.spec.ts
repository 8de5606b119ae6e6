import { isListed } from '../support/clock';
import { control } from '../support/roles';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();

/** In São Paulo, a clock change follows within an hour of each of these instants. */
const INSTANTS = { startDate: '2018-11-04T02:59:59.123Z', endDate: '2019-02-17T01:30:00Z' };

it.each([
  ['America/Sao_Paulo', '03/11/2018 23:59', '16/02/2019 23:30'],
  ['Asia/Tokyo', '04/11/2018 11:59', '17/02/2019 10:30'],
])('R166: subscription dates are sent back unchanged in %s', async (zone, start, end) => {
  const page = await browser.newPage('pt-br', undefined, zone);
  await signIn(page, 'editor', 'application-admin/user-application');
  const body = { id: 7, email: 'a@b.c', customer: { id: 1, email: 'a@b.c' }, plan: null, active: true, ...INSTANTS };
  // Read when the screen opens, and again before it is overwritten.
  await browser.fault({ match: { method: 'GET', path: '/api/subscriptions/customer/*' }, times: 2, body });
  await browser.fault({ match: { method: 'PUT', path: '/api/subscriptions/customer' }, times: 1, status: 200, body });
  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .click();
  expect(await control(page, 'textbox', 'Início').inputValue()).toBe(start);
  expect(await control(page, 'textbox', 'Fim').inputValue()).toBe(end);
  await control(page, 'checkbox', 'Ativa').uncheck();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await isListed(page);
  expect((await browser.writes()).map(write => write.body)).toEqual([{ ...body, active: false }]);
});
