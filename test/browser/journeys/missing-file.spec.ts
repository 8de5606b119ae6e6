import { startBlockingProxy } from '../engines/blocking-proxy';
import { engineOfSuite } from '../engines/suite';

/** The browser and React report a missing file too, each engine in its own words. */
const MISSING =
  /dynamically imported|preload CSS|error boundary|occurred in|MIME type|Importing a module|Loading (module|failed)/i;

const engine = engineOfSuite({ provoked: MISSING });

it('F75: a screen whose file is missing says so, opens on retry, and never reloads the page', async () => {
  const proxy = await startBlockingProxy();
  proxy.block(/assets\/(manage|forms)-.*\.js/);
  const person = await engine.signIn('application-admin/disease-synonym', { address: proxy.address });
  await person.see('link', 'Acne');
  await person.tab.evaluate(() => void Object.assign(window, { isSamePage: true }));
  await person.click('button', 'Adicionar');
  await person.read('/Talvez haja uma versão nova/');
  proxy.block(undefined);
  await person.click('button', 'Tentar de novo');
  await person.see('textbox', '/^Nome/');
  expect(await person.tab.evaluate(() => 'isSamePage' in window)).toBe(true);
  proxy.close();
});
