import type { Page } from 'playwright-core';
import { screenOf } from '../browser/support/form';
import { openBrowser, signInByForm } from '../browser/support/session';
import { type Place } from './database';

/** What the setup has started: the console's address, and the database. */
export const ADDRESS = process.env.REAL_ADDRESS ?? '';
export const DATABASE = JSON.parse(process.env.REAL_DATABASE ?? '{}') as Place;

const send = async (method: string, path: string, body?: unknown, token?: string) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(new URL(path, ADDRESS), {
    method,
    headers,
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
};

/** A token that lasts for days. The password is the login. */
const tokenOf = async (login: string) => {
  const { body } = await send('POST', 'api/authenticate', { username: login, password: login, rememberMe: true });
  return String(body.id_token);
};

let token: string | undefined;

/** Asks the server as nobody's page, to prepare records and to see what is stored. */
export const ask = async (method: string, path: string, body?: unknown) => {
  token ??= await tokenOf('admin');
  return send(method, `api/${path}`, body, token);
};

export const created = async (path: string, body: unknown) => {
  const { status, body: record } = await ask('POST', path, body);
  if (status !== 201) throw new Error(`POST ${path} was answered ${status}: ${JSON.stringify(record)}`);
  return record;
};

interface StoredRecord {
  id: number;
  name: string;
}

/** The stored records whose name holds this text. */
export const stored = async (path: string, name: string) => {
  const { body } = await ask('GET', `${path}?size=2000&name=${encodeURIComponent(name)}`);
  return body.content as StoredRecord[];
};

/** Whether the server still takes the token of a page. */
export const isOver = async (page: Page) => {
  const kept = await page.evaluate(() => sessionStorage.getItem('jhi-authenticationToken') ?? '""');
  return (await send('GET', 'api/account/me', undefined, String(JSON.parse(kept)))).status === 401;
};

const keepToken = (kept: string) => sessionStorage.setItem('jhi-authenticationToken', JSON.stringify(kept));

/** A person at a computer of their own. */
export const personOfSuite = (login: string) => {
  const browser = openBrowser(ADDRESS, { hasRealClock: true });
  afterAll(() => browser.close());
  const at = async (path: string) => {
    const page = await browser.newPage();
    await page.addInitScript(keepToken, await tokenOf(login));
    await page.goto(`./#/application-admin/${path}`);
    await page.locator('[data-cy="messageBell"]').waitFor();
    return { page, ...screenOf(page) };
  };
  /** Signs in as for one day, which lasts for seconds here. */
  const bySigningIn = async (path: string) => {
    const page = await browser.newPage();
    await signInByForm(page, login, `application-admin/${path}`);
    return { page, ...screenOf(page) };
  };
  return { browser, at, bySigningIn };
};

/** Waits until the form was saved and has returned to its list. */
export const isListed = (page: Page) => page.locator('.list-page').waitFor();

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
