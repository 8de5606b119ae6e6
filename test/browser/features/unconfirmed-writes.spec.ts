import { alertPasses } from '../support/clock';
import { hasNginx, type Nginx, startNginx } from '../support/nginx';
import { control, firstButton } from '../support/roles';
import { openBrowser, type TestBrowser } from '../support/session';

const LIST = 'application-admin/disease-synonym';
const NAME = 'Síndrome que ninguém guardou';
const SAVED = /sucesso|^Salvo|Pronto!/;

const BLOCKED = 'default_type text/plain; return 200 "Request blocked by security policy";';
const LIST_AT_SLASH = `location = /api/disease-synonym/ {
  include console/proxy.conf;
  proxy_pass http://console_backend/api/disease-synonyms;
}`;

/** A proxy that calls every answer cacheable. */
const CACHEABLE = `location ^~ /api/disease-synonym {
  include console/proxy.conf;
  proxy_pass http://console_backend;
  proxy_hide_header Cache-Control;
  proxy_hide_header Pragma;
  proxy_hide_header Expires;
  add_header Cache-Control "public, max-age=600" always;
}`;

/** What an installation may have in front of the API, and how the form tells it. */
const RULES: readonly [what: string, rule: string, text: RegExp, more?: string][] = [
  ['blocked with a sentence', BLOCKED, /não confirmou a alteração.*proxy.*redirecionamento de \/api/],
  ['redirected to the list', 'return 302 /api/disease-synonyms?page=0&size=20;', /redirecionamentos de \/api/],
  ['redirected to the path with a slash', 'return 301 $uri/;', /redirecionamentos de \/api/, LIST_AT_SLASH],
  ['redirected to https', 'return 301 https://$http_host$request_uri;', /não confirmou/],
];

const withNginx = hasNginx ? describe : describe.skip;

withNginx('A write behind the shipped nginx files', () => {
  let nginx: Nginx;
  let browser: TestBrowser;

  const open = async (extra: string, list = LIST) => {
    nginx = await startNginx({ extra });
    browser = openBrowser(nginx.address);
    await browser.reset();
    return browser.signedIn('editor', list);
  };
  afterEach(async () => {
    await browser.close();
    await nginx.stop();
  });

  it.each(RULES)('F160, F162: is not told as saved where it is %s', async (_what, rule, text, more = '') => {
    const page = await open(`location = /api/disease-synonym { ${rule} }\n${more}`, `${LIST}/manage`);
    await control(page, 'textbox', 'Nome').fill(NAME);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: text }).first().waitFor();
    expect(await control(page, 'textbox', 'Nome').inputValue()).toBe(NAME);
    expect(await page.getByText(SAVED).count()).toBe(0);
    browser.complaints.splice(0);
  });

  it('F160: is read again where a delete is blocked with a sentence, and the row stays', async () => {
    const page = await open(`location ^~ /api/disease-synonym/ { ${BLOCKED} }`);
    const button = firstButton(page, 'Excluir');
    const name = (await button.getAttribute('aria-label')) ?? '';
    await button.click();
    await page
      .getByText(/A alteração não está feita/)
      .first()
      .waitFor();
    await alertPasses(page);
    await page.getByRole('button', { name, exact: true }).waitFor();
    expect(await page.getByText(SAVED).count()).toBe(0);
  });

  it('F185: shows the new name in its list and its form where all answers are cacheable', async () => {
    const page = await open(CACHEABLE);
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
    expect(browser.complaints).toEqual([]);
  });
});
