import { hasNginx, type Nginx, startNginx } from '../support/nginx';
import { control } from '../support/roles';
import { openBrowser, type TestBrowser } from '../support/session';

const LIST = 'application-admin/disease-synonym';

/** A proxy in front that calls every answer cacheable. */
const CACHEABLE = `location ^~ /api/disease-synonym {
  include console/proxy.conf;
  proxy_pass http://console_backend;
  proxy_hide_header Cache-Control;
  proxy_hide_header Pragma;
  proxy_hide_header Expires;
  add_header Cache-Control "public, max-age=600" always;
}`;

const withNginx = hasNginx ? describe : describe.skip;

withNginx('Behind a server that calls all answers cacheable', () => {
  let nginx: Nginx;
  let browser: TestBrowser;
  beforeAll(async () => {
    nginx = await startNginx({ extra: CACHEABLE });
    browser = openBrowser(nginx.address);
    await browser.reset();
  });
  afterAll(async () => {
    await browser.close();
    await nginx.stop();
  });

  it('F185: the list after a save shows the new name, and its form holds it', async () => {
    const page = await browser.signedIn('editor', LIST);
    const answers: (string | null)[] = [];
    page.on('response', async response => {
      if (response.url().includes('/api/disease-synonyms')) answers.push(await response.headerValue('cache-control'));
    });
    await page.locator('[data-cy="entityTable"] .record-link').first().click();
    const name = control(page, 'textbox', 'Nome');
    const renamed = `${await name.inputValue()} com outro nome`;
    await name.fill(renamed);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByRole('link', { name: renamed, exact: true }).click();
    expect(await name.inputValue()).toBe(renamed);
    expect(answers).toContain('public, max-age=600');
  });
});
