import { engineOfSuite } from '../engines/suite';

const engine = engineOfSuite();

/** Remembers the file that the page offers for download: WebKit has no command that reads it. */
const keepFile = () => {
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file: Blob) => {
    Object.assign(window, { file });
    return create(file);
  };
};

const isSorted = (way: string) => document.querySelector(`th[aria-sort="${way}"]`) !== null;

it('a list is sorted and searched, its address and Back keep that, and its CSV file has the rows found', async () => {
  const person = await engine.signIn('application-admin/illustrated-procedures');
  await person.see('searchbox', 'Buscar');
  await person.click('button', 'ID');
  await person.until('the ascending order', isSorted, 'ascending');
  await person.click('button', 'ID');
  await person.until('the descending order', isSorted, 'descending');
  await person.press('/');
  await person.type('sutura');
  await person.isAt('search=sutura');
  await person.see('link', '/^Sutura/');
  expect(await person.violations()).toEqual([]);

  await person.tab.evaluate(keepFile);
  await person.click('button', 'Mais');
  await person.click('menuitem', 'Exportar CSV');
  await person.until('the file', () => 'file' in window);
  const csv = await person.tab.evaluate(() => (window as unknown as { file: Blob }).file.text());
  expect(csv.split('\r\n')[0]).toContain('Nome');
  expect(csv).toContain('Sutura');
  expect(csv).not.toContain('Artrocentese');

  await person.click('link', '/^Sutura/');
  await person.isAt('/manage');
  await person.tab.back();
  await person.isAt('search=sutura');
  await person.see('link', '/^Sutura/');
});
