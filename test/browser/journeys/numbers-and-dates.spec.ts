import { engineOfSuite } from '../engines/suite';

const engine = engineOfSuite();

it('numbers and dates are typed as they are written here, wrong ones are told next to the field, and all open again', async () => {
  const person = await engine.signIn('application-admin/coupon');
  await person.click('button', 'Adicionar');
  await person.fill('Código', 'TESTE 10');
  await person.choose('Tipo de desconto *', 'Valor fixo');
  await person.fill('Valor do desconto', '1.2.3');
  await person.fill('Validade', '31/02/2027 10:00');
  await person.press('Control+s');
  await person.hasFocus('textbox', 'Valor do desconto');
  expect(await person.valueOf('Valor do desconto')).toBe('1.2.3');
  expect(await person.valueOf('Validade')).toBe('31/02/2027 10:00');
  expect(await person.violations()).toEqual([]);
  expect(await engine.writes()).toEqual([]);

  await person.fill('Valor do desconto', '1.250,50');
  await person.fill('Limite de usos', '003');
  await person.fill('Validade', '28/02/2027 23:30');
  await person.press('Control+s');
  await person.see('searchbox', 'Buscar');
  const expireDate = await person.tab.evaluate(() => new Date('2027-02-28T23:30').toISOString());
  const [{ body }] = await engine.writes();
  expect(body).toEqual({
    code: 'TESTE 10',
    couponDiscountType: 'FIXED',
    discountValue: 1250.5,
    limitUsages: 3,
    expireDate,
  });

  await person.fill('Buscar', 'TESTE 10');
  // Before the answer, the row stands at another place.
  await person.read('1–1 de 1');
  await person.click('link', 'TESTE 10');
  await person.see('textbox', 'Validade');
  expect(await person.valueOf('Valor do desconto')).toBe('1250,5');
  expect(await person.valueOf('Validade')).toBe('28/02/2027 23:30');
});
