import { readFile } from 'node:fs/promises';
import { createServer, request as forward, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { control } from '../support/roles';
import { fillCredentials, openBrowser, type TestBrowser } from '../support/session';
import { PORT } from '../support/worker';

const SUB_PATH = '/deep/console/';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** A plain static server: it serves files under the sub-path, forwards /api and /management, and rewrites nothing. */
const serve = () =>
  createServer(async (incoming, outgoing) => {
    const url = incoming.url ?? '/';
    if (/^\/(api|management)\//.test(url)) {
      const { method, headers } = incoming;
      const onward = forward({ host: '127.0.0.1', port: PORT, path: url, method, headers }, response => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      incoming.pipe(onward);
      return;
    }
    const path = normalize(new URL(url, 'http://localhost').pathname.replace(SUB_PATH, '/'));
    const file = path === '/' ? '/index.html' : path;
    try {
      if (!url.startsWith(SUB_PATH)) throw new Error('outside the sub-path');
      const body = await readFile(join('dist', file));
      outgoing.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      outgoing.writeHead(404).end();
    }
  });

let server: Server;
let address = '';
let browser: TestBrowser;

beforeAll(async () => {
  server = serve();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}${SUB_PATH}`;
  browser = openBrowser(address);
  await browser.reset();
});
afterAll(async () => {
  await browser.close();
  await new Promise(resolve => server.close(resolve));
});

it.each(['', '?x=1'])('R1: the console with its hash URLs works under a sub-path, opened as %p', async opened => {
  const page = await browser.newPage();
  await page.goto(`${address}${opened}#/application-admin/semiologies`);
  await fillCredentials(page, 'editor');
  await page.locator('[data-cy="entityTable"]').first().waitFor();
  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .click();
  const name = await control(page, 'textbox', 'Nome').inputValue();
  await page.reload();
  expect(await control(page, 'textbox', 'Nome').inputValue()).toBe(name);
  expect(page.url().split('?id=')[0]).toBe(`${address}${opened}#/application-admin/semiologies/manage`);
  expect(browser.complaints.splice(0)).toEqual([]);
});
