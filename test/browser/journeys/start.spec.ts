import { engineOfSuite } from '../engines/suite';

const engine = engineOfSuite();

it('the console starts, refuses a wrong password next to the form, and signs in and out', async () => {
  const person = await engine.visit();
  await person.see('heading', 'Boas-vindas');
  await person.click('link', 'Entrar');
  await person.fill('Usuário', 'editor');
  await person.fill('Senha', 'errada');
  await person.press('Enter');
  await person.see('alert', '');
  expect(await person.valueOf('Usuário')).toBe('editor');
  await person.fill('Senha', 'editor');
  await person.click('button', 'Entrar', 'last');
  await person.read('Você entrou como “editor”.');
  expect(await person.violations()).toEqual([]);
  await person.click('button', 'editor');
  await person.click('menuitem', 'Sair');
  await person.see('link', 'Entrar');
});

it('the first cards of all columns of the home screen stand on one line', async () => {
  const person = await engine.signIn('');
  await person.until('the sections', () => document.querySelectorAll('.section-index > *').length > 3);
  const tops = await person.tab.evaluate(() => {
    const boxes = [...document.querySelectorAll('.section-index > *')].map(one => one.getBoundingClientRect());
    const lefts = [...new Set(boxes.map(({ left }) => Math.round(left)))];
    return lefts.map(left => Math.min(...boxes.filter(box => Math.round(box.left) === left).map(({ top }) => top)));
  });
  expect(tops.length).toBeGreaterThan(1);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
});
