import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('./control-page/', import.meta.url));

const TYPES: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** As strict as the policy of the console: nothing inline and nothing from another origin. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'none'; " +
    "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const FILE = /^\/__control\/([a-z-]+\.(html|css|js|json|svg))?$/;

/** The file of the control page that the request is for, if any. */
export const controlPage = async (request: Request): Promise<Response | undefined> => {
  const url = new URL(request.url);
  if (request.method !== 'GET') return undefined;
  if (url.pathname === '/__control') return new Response(null, { status: 302, headers: { location: '/__control/' } });
  const requested = FILE.exec(url.pathname);
  if (!requested) return undefined;
  const [, name = 'index.html', type = 'html'] = requested;
  try {
    const headers = { ...HEADERS, 'content-type': `${TYPES[type]}; charset=utf-8` };
    return new Response(await readFile(FOLDER + name), { headers });
  } catch {
    return undefined;
  }
};
