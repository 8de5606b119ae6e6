import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { started } from './bench/servers.mjs';
import { withCleanUp } from './clean-up.mjs';
import { startPages } from './pages.mjs';

/**
 * `npm run pictures`: takes a picture of every screen in each of its states, for people to look at (needs a build).
 * `-- --only diseases,coupon --widths 1280 --themes dark --locales en` takes only some of them. Tables are shown in
 * both densities if the window is wide enough for the second (`--densities comfortable` leaves the compact ones out).
 */
const FOLDER = 'test/pictures';
const PORT = 9129;
const HEIGHT = 900;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,1280,1920' },
    themes: { type: 'string', default: 'light,dark' },
    locales: { type: 'string', default: 'pt-br,en' },
    densities: { type: 'string', default: 'comfortable,compact' },
  },
});
const listOf = option => values[option].split(',').filter(Boolean);

/** How long a screen may take to finish loading before its picture is taken anyway. In milliseconds. */
const PATIENCE = 10_000;

const settle = page =>
  page
    .waitForFunction(
      () =>
        document.querySelector('h1') && !document.querySelector('main :is(.busy, .table-skeleton), .rail-frame:empty'),
      undefined,
      { timeout: PATIENCE },
    )
    .catch(() => console.warn(`not at rest: ${page.url()}`));

/** The tallest page that is shown completely. In px. */
const MAX_HEIGHT = 6000;

/** Takes the whole page, in a window as tall as the page, so that fixed elements appear in the right position. */
const photograph = async (page, path) => {
  const { width } = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, HEIGHT), MAX_HEIGHT) });
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.screenshot({ path });
  await page.setViewportSize({ width, height: HEIGHT });
};

/** Below this width, rows are cards, which have only one density. In px. */
const COMPACT_FROM = 992;

/** Shows the current table once more, in compact density. */
const inCompact = async (page, look) => {
  const isTable = page.viewportSize().width >= COMPACT_FROM && (await page.locator('.data-table').count()) > 0;
  if (!listOf('densities').includes('compact') || !isTable) return;
  await page.evaluate(() => (document.documentElement.dataset.density = 'compact'));
  await look();
  await page.evaluate(() => (document.documentElement.dataset.density = 'comfortable'));
};

/** The segments and addresses of all sections, as the section index of the account lists them. */
const sectionsOf = async page => {
  await page.goto('./#/entity');
  await page.locator('.section-index a').first().waitFor();
  const addresses = await page
    .locator('.section-index a')
    .evaluateAll(links => links.map(link => link.getAttribute('href').replace(/^.*#/, '')));
  return [...new Map(addresses.map(address => [address.split('/').pop(), address]))];
};

const go = async (page, address) => {
  await page.goto('about:blank');
  await page.goto(`./#${address}`);
  await settle(page);
};

const press = async (page, selector) => {
  const control = page.locator(selector).first();
  const isThere = await control.waitFor({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
  if (!isThere) return false;
  await control.click();
  await page.waitForTimeout(300);
  await settle(page);
  return true;
};

/** Handles every API call of a section's list: responds to it, or leaves it pending. */
const withList = async (page, address, handler, look) => {
  const pattern = /\/(api|management)\//;
  await page.route(pattern, (route, request) =>
    /account|info|gateway/.test(request.url()) ? route.fallback() : handler(route),
  );
  await page.goto('about:blank');
  await page.goto(`./#${address}`);
  await page.locator('h1').waitFor();
  await page.waitForTimeout(700);
  await look();
  await page.unroute(pattern);
};

/** Forms that may be sent empty then show a refused save, and no record is created. */
const refuseWrites = (route, request) =>
  request.method() === 'GET' ? route.fallback() : route.fulfill({ status: 400, json: {} });

/** Visits each state of a section, and calls `look` with its name. States that the section lacks are left out. */
const walk = async (page, address, look) => {
  await go(page, address);
  await look('list');
  await inCompact(page, () => look('list-compact'));
  if (await press(page, '[data-cy="entityDeleteButton"]')) await look('dialog');
  await withList(
    page,
    address,
    () => undefined,
    () => look('loading'),
  );
  await withList(
    page,
    address,
    route => route.fulfill({ status: 500, json: {} }),
    () => look('error'),
  );
  await go(page, `${address}?search=nothing-is-called-so`);
  await look('empty');
  await go(page, address);
  if (await press(page, '[data-cy="entityCreateButton"]')) {
    await look('new');
    await page.route(/\/api\//, refuseWrites);
    if (await press(page, 'form [type="submit"]')) await look('errors');
    await page.unroute(/\/api\//);
  }
  await go(page, address);
  if (!(await press(page, '[data-cy="entityEditButton"], [data-cy="entityDetailsButton"]'))) return;
  await look('record');
  if (await press(page, '.long-text-card button')) await look('text');
};

/** The form controls in all their states and both themes. They are served from the sources, not from the build. */
const photographControls = async () => {
  const address = `http://127.0.0.1:${PORT + 1}/test/controls/`;
  const vite = ['vite', '--strictPort', '--configLoader', 'runner', '--host', '127.0.0.1'];
  const stop = await started('npx', vite, { PORT: String(PORT + 1), BACKEND_DATABASE: ':memory:' }, address);
  const look = async () => {
    const page = await openPage({ login: 'everything', width: 1920, height: HEIGHT, locale: 'pt-br' });
    await page.goto(address);
    await page.locator('fieldset').last().waitFor();
    await page.screenshot({ path: join(FOLDER, 'controls.png'), fullPage: true });
    await page.close();
  };
  await withCleanUp(look, stop);
};

const write = (looks, taken) => {
  const rows = [...new Set(taken.map(({ name }) => name))].map(name => {
    const cells = looks.map(
      look => `<td><a href="${look}/${name}.png"><img loading="lazy" src="${look}/${name}.png"></a>`,
    );
    return `<tr><th>${name}${cells.join('')}`;
  });
  const head = looks.map(look => `<th>${look}`).join('');
  const style =
    'img{width:22rem}th{position:sticky;top:0;left:0;background:#fff;font:14px sans-serif}td{vertical-align:top}';
  writeFileSync(
    join(FOLDER, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style><p><a href="controls.png">Form controls</a></p><p>Density: comfortable, or compact where the name of the picture ends so.</p><table><tr><th>${head}${rows.join('\n')}</table>`,
  );
};

const { openPage, close } = await startPages(PORT);
const taken = [];
const looks = [];
const photographAll = async () => {
  mkdirSync(FOLDER, { recursive: true });
  for (const theme of listOf('themes'))
    for (const locale of listOf('locales'))
      for (const width of listOf('widths').map(Number)) {
        const look = `${theme}-${locale}-${width}`;
        looks.push(look);
        mkdirSync(join(FOLDER, look), { recursive: true });
        const page = await openPage({ login: 'everything', width, height: HEIGHT, locale, theme });
        const take = async name => {
          await photograph(page, join(FOLDER, look, `${name}.png`));
          taken.push({ look, name });
        };
        const only = listOf('only');
        for (const [section, path] of await sectionsOf(page))
          if (only.length === 0 || only.includes(section)) await walk(page, path, state => take(`${section}-${state}`));
        for (const path of ['/', '/entity', '/account/settings', '/account/password'])
          if (only.length === 0) {
            await go(page, path);
            await take(`screen${path.replaceAll('/', '-')}`);
          }
        await page.close();
        console.log(look);
      }
  if (values.only === '' || values.only === 'controls') await photographControls();
};

await withCleanUp(photographAll, () => write(looks, taken), close);
