import { engineOfSuite } from '../engines/suite';

const engine = engineOfSuite();

it('R7, R15, R19: a wrong password is refused with its reason, a deep link opens after sign-in, and a user signs out', async () => {
  const person = await engine.visit('application-admin/semiologies?page=2');
  await person.fill('Usuário', 'editor');
  await person.fill('Senha', 'errada');
  await person.press('Enter');
  await person.read('/^Usuário ou senha incorretos/');
  expect([await person.valueOf('Usuário'), await person.valueOf('Senha')]).toEqual(['editor', '']);
  expect(await person.violations()).toEqual([]);
  await person.fill('Senha', 'editor');
  await person.press('Enter');
  await person.see('searchbox', 'Buscar');
  await person.isAt('page=2');
  await person.click('button', 'editor');
  await person.click('menuitem', 'Sair');
  await person.see('link', 'Entrar');
});

/** The distance between the highest and the lowest top of the columns of a container, in pixels, at this width. */
const distanceOfTops = (container: string, width: number) => {
  const element = document.querySelector<HTMLElement>(container);
  element?.style.setProperty('width', `${width}px`);
  const boxes = [...(element?.children ?? [])].map(one => one.getBoundingClientRect());
  const lefts = [...new Set(boxes.map(({ left }) => Math.round(left)))];
  const tops = lefts.map(left => Math.min(...boxes.filter(box => Math.round(box.left) === left).map(({ top }) => top)));
  return Math.round(Math.max(...tops) - Math.min(...tops));
};

it('the first cards of all columns of the home screen stand on one line, whatever its width', async () => {
  const person = await engine.signIn('', { login: 'everything' });
  await person.until('the sections', () => document.querySelectorAll('.section-index > *').length > 3);
  for (const width of [600, 760, 920, 1040, 1160])
    expect([width, await person.tab.evaluate(distanceOfTops, '.section-index', width)]).toEqual([width, 0]);
});

it('a search of the page that finds nothing gives nothing, so that a journey waits for what is not there yet', async () => {
  const { tab } = await engine.openTab();
  expect(await tab.evaluate(() => [].find(Boolean))).toBeUndefined();
});
