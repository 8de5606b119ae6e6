import { engineOfSuite } from '../engines/suite';
import { ADDRESS } from '../support/worker';

const engine = engineOfSuite();

const FORM = 'application-admin/disease-synonym/manage';
const COPIED = '/^Alterado · cópia local/';

it('what was typed just before the page was left by the address bar is offered, and new typing has its copy', async () => {
  const person = await engine.signIn(FORM);
  await person.fill('Nome *', 'Nunca se perde');
  await person.tab.goto(`${ADDRESS}robots.txt`);
  await person.tab.goto(`${ADDRESS}#/${FORM}`);
  await person.click('button', 'Restaurar');
  expect(await person.valueOf('Nome *')).toBe('Nunca se perde');
  await person.fill('Nome *', 'Nunca se perde mais');
  await person.read(COPIED);
  await person.tab.reload();
  await person.click('button', 'Restaurar');
  expect(await person.valueOf('Nome *')).toBe('Nunca se perde mais');
});

it('a form that waits for its copy is stored in the database, and a save removes it', async () => {
  const person = await engine.signIn(FORM);
  await person.fill('Nome *', 'Com cópia');
  await person.read(COPIED);
  await person.tab.reload();
  await person.click('button', 'Restaurar');
  await person.press('Control+s');
  await person.see('searchbox', 'Buscar');
  await person.click('button', 'Adicionar');
  await person.see('textbox', '/^Nome/');
  await person.seeNo('button', 'Restaurar');
  expect(await engine.writes()).toHaveLength(1);
});
