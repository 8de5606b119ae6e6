import { screenOf } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();

it('a plan is edited in every field, and opens with the new values', async () => {
  const page = await browser.newPage('en');
  const { field, isListed } = screenOf(page);
  const save = field('entityCreateSaveButton');
  await signIn(page, 'editor', 'application-admin/plans');
  await field('entityTable').first().waitFor();
  expect(await page.locator('[data-cy="entityCreateButton"], [data-cy="entityDeleteButton"]').count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);

  await field('entityEditButton').first().click();
  const texts = { name: 'Plano de teste', productId: 'teste.anual' };
  const choices = { planType: 'WEB', mobileType: 'WEB', period: 'YEARLY' };
  const numbers = {
    amount: 1234.5,
    discountPercentage: 12.5,
    totalValueWithoutDiscount: 14814,
    totalValueWithDiscount: 12962.25,
  };
  for (const [name, value] of Object.entries({ ...texts, ...numbers })) await field(name).fill(String(value));
  for (const [name, value] of Object.entries(choices)) await field(name).selectOption(value);
  await field('active').uncheck();
  await field('discountPercentage').fill('101');
  await save.click();
  await page.locator('.invalid-feedback').waitFor();
  await field('discountPercentage').fill('12,5');
  await save.dblclick();
  await isListed();

  const writes = await browser.writes();
  expect(writes).toHaveLength(1);
  expect(writes[0]).toMatchObject({ method: 'PUT', path: '/api/plans' });
  expect(writes[0].body).toEqual({ id: expect.any(Number), ...texts, ...choices, ...numbers, active: false });

  await page.getByRole('link', { name: 'Plano de teste', exact: true }).click();
  for (const [name, value] of Object.entries({ ...texts, ...numbers })) {
    expect(await field(name).inputValue()).toBe(String(value));
  }
  for (const [name, value] of Object.entries(choices)) expect(await field(name).inputValue()).toBe(value);
  expect(await field('active').isChecked()).toBe(false);
});
