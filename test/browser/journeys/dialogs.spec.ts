import { engineOfSuite } from '../engines/suite';

const engine = engineOfSuite();

it('a dialog takes the focus, keeps it, closes with Escape and returns it to the button that opened it', async () => {
  const person = await engine.signIn('application-admin/diseases');
  await person.click('button', 'Excluir Abscesso pulmonar');
  await person.hasFocus('button', 'Cancelar');
  for (let step = 0; step < 5; step += 1) {
    await person.press('Tab');
    const isInside = await person.tab.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
    expect(isInside).toBe(true);
  }
  await person.press('Escape');
  await person.hasFocus('button', 'Excluir Abscesso pulmonar');
  expect(await engine.writes()).toEqual([]);
});

it('leaving a changed form asks first, by a link and by Back; staying keeps the text, and discarding leaves', async () => {
  const person = await engine.signIn('application-admin/disease-synonym');
  await person.click('button', 'Adicionar');
  await person.fill('Nome *', 'Fica');
  await person.click('link', 'Sinônimos de doenças');
  await person.see('dialog', '/^Sair sem salvar/');
  expect(await person.violations()).toEqual([]);
  await person.click('button', 'Ficar aqui');
  expect(await person.valueOf('Nome *')).toBe('Fica');
  await person.tab.back();
  await person.see('dialog', '/^Sair sem salvar/');
  await person.hasFocus('button', 'Ficar aqui');
  await person.press('Escape');
  await person.seeNo('dialog');
  await person.isAt('/manage');
  expect(await person.valueOf('Nome *')).toBe('Fica');
  await person.click('button', 'Cancelar');
  await person.click('button', 'Descartar e sair');
  await person.see('searchbox', 'Buscar');
  expect(await engine.writes()).toEqual([]);
});
