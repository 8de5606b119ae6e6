import { engineOfSuite } from '../engines/suite';

const engine = engineOfSuite();

const LIST = 'application-admin/disease-synonym';

it('two tabs with one record say so, and the second save asks about what the first one changed', async () => {
  const one = await engine.signIn(LIST);
  await one.click('link', 'Acne');
  const other = await engine.signIn(LIST);
  await other.click('link', 'Acne');
  await other.read('/também está aberto em outra aba/');
  await one.read('/também está aberto em outra aba/');
  await one.fill('Nome *', 'Acne juvenil');
  await one.press('Control+s');
  await one.see('searchbox', 'Buscar');
  await other.fill('Nome *', 'Acne grave');
  await other.press('Control+s');
  await other.see('dialog', '/^O registro mudou/');
  expect(await engine.writes()).toHaveLength(1);
});

it('signing out in one tab signs out the other, which keeps its unsaved text', async () => {
  const one = await engine.signIn(`${LIST}/manage`);
  await one.fill('Nome *', 'Em segredo');
  await one.read('/^Alterado · cópia local/');
  const other = await engine.signIn('logout');
  await other.click('button', 'Sair mesmo assim');
  await other.see('link', 'Entrar');
  await one.see('dialog', '/^Entrar/');
});
