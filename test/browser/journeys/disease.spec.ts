import { engineOfSuite } from '../engines/suite';
import { base64 } from '../support/form';

const engine = engineOfSuite();

it('R46: a disease is created with a text, found, edited and deleted, each with one request', async () => {
  const person = await engine.signIn('application-admin/diseases');
  await person.click('button', 'Adicionar');
  // The first field has the focus once the form is ready.
  await person.hasFocus('textbox', '/^Nome/');
  await person.click('button', 'Salvar');
  await person.read('/^Nada foi enviado/');
  await person.hasFocus('textbox', '/^Nome/');
  await person.fill('Nome *', 'Ação e reação “à” 1ª');
  await person.fill('CID', 'Z99.9');
  await person.choose('Categoria', 'Obstetrícia');
  await person.click('checkbox', 'Gratuita');
  await person.click('button', 'Editar texto: Diagnóstico');
  await person.hasFocus('textbox', 'Diagnóstico');
  await person.type('# Título\n\nÉ assim: ≥ 3 😀');
  await person.see('heading', 'Título');
  expect(await person.violations()).toEqual([]);
  await person.press('Control+s');
  await person.see('button', 'Editar texto: Diagnóstico');
  await person.press('Control+s');
  await person.click('button', 'Liberar agora');
  await person.see('searchbox', 'Buscar');

  await person.fill('Buscar', 'acao e reacao');
  // Before the answer, the row stands at another place.
  await person.read('1–1 de 1');
  await person.click('link', 'Ação e reação “à” 1ª');
  await person.fill('CID', 'Z98');
  await person.press('Control+s');
  await person.click('button', 'Liberar agora');
  await person.see('searchbox', 'Buscar');
  await person.click('button', 'Excluir Ação e reação “à” 1ª');
  await person.click('button', 'Excluir');
  await person.seeNo('link', 'Ação e reação “à” 1ª');

  const writes = await engine.writes();
  expect(writes.map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE']);
  expect(writes[0].body).toMatchObject({
    name: 'Ação e reação “à” 1ª',
    cid: 'Z99.9',
    category: 'OBSTETRICS',
    free: true,
    diagnostic: { rawMarkdownAvailable: base64('# Título\n\nÉ assim: ≥ 3 😀') },
  });
  expect(writes[1].body).toMatchObject({ cid: 'Z98', category: 'OBSTETRICS' });
});
