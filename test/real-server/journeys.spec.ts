import { buffer } from 'node:stream/consumers';
import { fillCredentials } from '../browser/support/session';
import { isSoon } from '../browser/support/until';
import { startDatabase, stopDatabase } from './database';
import { ask, button, created, DATABASE, isListed, isOver, personOfSuite, stored } from './real';
import { SHORT_SESSION } from './spring';

const ana = personOfSuite('admin');
const bia = personOfSuite('user');

const REFUSED = /O banco de dados recusou/;

afterEach(() => {
  const complaints = [ana, bia].flatMap(({ browser }) => browser.complaints.splice(0));
  expect(complaints).toEqual([]);
});

it('R188: over a real server a record is created, found, edited from its list and deleted', async () => {
  const { page, field, save, search } = await ana.at('disease-synonym');
  await field('entityCreateButton').click();
  await field('name').fill('Sarampo comum');
  await save();
  await isListed(page);
  expect(await stored('disease-synonyms', 'Sarampo comum')).toHaveLength(1);

  await search('sarampo');
  await button(page, 'Editar Sarampo comum').click();
  await field('name').fill('Sarampo clássico');
  await save();
  await isListed(page);
  expect((await stored('disease-synonyms', 'Sarampo')).map(({ name }) => name)).toEqual(['Sarampo clássico']);

  await button(page, 'Excluir Sarampo clássico').click();
  await page.getByRole('row', { name: /Sarampo clássico/ }).waitFor({ state: 'detached' });
  await isSoon(async () => (await stored('disease-synonyms', 'Sarampo')).length === 0, 'The record is still stored.');
});

it('R189: over a real server a picked relation is stored, and an edit from the list keeps it', async () => {
  await created('laboratory-groups', { name: 'Hematologia' });
  const { page, field, save, search, dialog } = await ana.at('laboratories');
  await field('entityCreateButton').click();
  await field('name').fill('Hemograma');
  await button(page, 'Escolher: Grupos').click();
  await dialog.getByRole('button', { name: 'Hematologia', exact: true }).click();
  await save();
  await isListed(page);
  const [{ id }] = await stored('laboratories', 'Hemograma');
  const groups = [expect.objectContaining({ name: 'Hematologia' })];
  expect((await ask('GET', `laboratories/${id}`)).body).toMatchObject({ category: null, groups });

  await search('hemograma');
  await page.reload();
  await button(page, 'Editar Hemograma').click();
  await field('category').fill('Sangue');
  await save();
  await isListed(page);
  expect((await ask('GET', `laboratories/${id}`)).body).toMatchObject({ category: 'Sangue', groups });
});

it('F224: over a real server in prod a taken name is told as a refusal of the database, and the text stays', async () => {
  await created('disease-synonyms', { name: 'Caxumba' });
  const { page, field, save } = await ana.at('disease-synonym');
  await field('entityCreateButton').click();
  await field('name').fill('Caxumba');
  await save();
  await page.getByText(REFUSED).first().waitFor();
  expect(await field('name').inputValue()).toBe('Caxumba');
  expect(await stored('disease-synonyms', 'Caxumba')).toHaveLength(1);
});

it('F225: over a real server in prod a record in use stays, and the refusal of the database is told', async () => {
  const group = await created('laboratory-groups', { name: 'Bioquímica' });
  await created('laboratories', { name: 'Sódio', groups: [group] });
  const { page, search, dialog } = await ana.at('laboratory-groups');
  await search('bioquímica');
  await button(page, 'Excluir Bioquímica').click();
  await dialog.getByRole('button', { name: 'Excluir', exact: true }).click();
  await page.getByText(REFUSED).first().waitFor();
  expect(await stored('laboratory-groups', 'Bioquímica')).toHaveLength(1);
});

it('F226: over a real server the second of two people is asked before the text of the first is replaced', async () => {
  const { id } = await created('risk-factor', { name: 'Fumo', riskFactorGender: 'BOTH' });
  const [first, second] = [await ana.at('risk-factor'), await bia.at('risk-factor')];
  for (const { page, field, search } of [first, second]) {
    await search('fumo');
    await button(page, 'Editar Fumo').click();
    await field('name').waitFor();
  }
  await first.field('name').fill('Fumo passivo');
  await first.save();
  await isListed(first.page);
  await second.field('name').fill('Fumo ativo');
  await second.save();
  await second.page.getByRole('dialog', { name: 'O registro mudou' }).waitFor();
  expect((await ask('GET', `risk-factor/${String(id)}`)).body).toMatchObject({ name: 'Fumo passivo' });

  await button(second.page, 'Salvar a minha versão').click();
  await isListed(second.page);
  expect((await ask('GET', `risk-factor/${String(id)}`)).body).toMatchObject({ name: 'Fumo ativo' });
});

it('R187: over a real server an export holds every row of all pages once', async () => {
  const names = Array.from({ length: 250 }, (_, at) => `Exportado ${String(at + 1).padStart(3, '0')}`);
  for (const name of names) await created('disease-synonyms', { name });
  const { page, field, search } = await ana.at('disease-synonym');
  await search('exportado');
  await field('listMenu').click();
  const [download] = await Promise.all([page.waitForEvent('download'), field('exportCsv').click()]);
  const text = (await buffer(await download.createReadStream())).toString('utf8');
  expect(text.match(/Exportado \d{3}/g)?.sort()).toEqual(names);
});

it('R21: over a real server a session that has expired is renewed over the form, and the same text is saved', async () => {
  await created('disease-synonyms', { name: 'Rubéola' });
  const { page, field, save, search } = await ana.bySigningIn('disease-synonym');
  await search('rubéola');
  await button(page, 'Editar Rubéola').click();
  await field('name').fill('Rubéola congênita');
  await isSoon(() => isOver(page), 'The session does not end.', 2_000 * SHORT_SESSION);
  await save();
  await fillCredentials(page, 'admin');
  expect(await field('name').inputValue()).toBe('Rubéola congênita');
  await save();
  await isListed(page);
  expect((await stored('disease-synonyms', 'Rubéola')).map(({ name }) => name)).toEqual(['Rubéola congênita']);
});

it('F227: a database that stops for twenty seconds loses nothing, and no text is stored twice', async () => {
  const { page, field, save } = await ana.at('disease-synonym');
  await field('entityCreateButton').click();
  await field('name').fill('Varicela');
  stopDatabase(DATABASE);
  await save();
  await new Promise(resolve => setTimeout(resolve, 20_000));
  startDatabase(DATABASE);
  await isListed(page);
  expect(await stored('disease-synonyms', 'Varicela')).toHaveLength(1);
});
