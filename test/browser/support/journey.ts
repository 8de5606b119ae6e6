import type { Page } from 'playwright-core';
import { set } from 'react-hook-form';
import { isListed } from './clock';
import { searchFor } from './form';
import { control } from './roles';
import { signIn, type TestBrowser } from './session';
import type { Step } from './steps';

/** What a person does in a section, and what the server is sent. All names are as the Portuguese screen shows them. */
export interface Journey {
  /** The section's path below its area. */
  section: string;
  /** By default the area of the application. */
  area?: 'admin';
  /** The path of the API below `/api`, if it is not that of the section. */
  api?: string;
  /** What the list calls the new record. By default what is typed first. */
  name?: string;
  /** The text that finds it, if that is not its name. */
  search?: string;
  /** The field without which the form is not sent: by default the first; `false` if the form may be empty. */
  required?: string | false;
  fields: readonly Step[];
  /** What the new record carries besides its fields: what nobody touched, and what is made of the fields. */
  besides?: Readonly<Record<string, unknown>>;
  /** The button of the dialog that a save opens. */
  answer?: string;
  /** The button of the found row that opens the list of its parts. */
  parts?: string;
  /** The time zone of the browser. */
  zone?: string;
}

const bodyOf = (start: object, steps: readonly Step[]) => {
  const body = { ...start };
  steps.forEach(({ sends = {} }) => Object.entries(sends).forEach(([path, value]) => set(body, path, value)));
  return body;
};

const enterAll = async (page: Page, steps: readonly Step[]) => {
  for (const { enter } of steps) await enter(page);
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const expectRefusal = async (page: Page, browser: TestBrowser, required: string) => {
  await button(page, 'Salvar').click();
  await page.getByText('Campo obrigatório.').first().waitFor();
  expect(await control(page, 'textbox', required).getAttribute('aria-invalid')).toBe('true');
  expect(await browser.writes()).toEqual([]);
};

const create = async (page: Page, browser: TestBrowser, journey: Journey) => {
  const { section, api = section, fields, required = fields[0].label, besides = {}, answer } = journey;
  await button(page, 'Adicionar').click();
  if (required) await expectRefusal(page, browser, required);
  await enterAll(page, fields);
  if (answer) await button(page, 'Salvar').click();
  await button(page, answer ?? 'Salvar').dblclick();
  await isListed(page);
  const sent = (await browser.writes()).filter(({ path }) => path === `/api/${api}`);
  expect(sent.map(({ method, body }) => [method, body])).toEqual([['POST', bodyOf(besides, fields)]]);
};

const find = async (page: Page, { fields, name = fields[0].typed ?? '', search = name, parts }: Journey) => {
  await searchFor(page.getByRole('searchbox'), search);
  await page.waitForURL(/search=/);
  await page.reload();
  if (parts) await button(page, parts).click();
  await button(page, `Editar ${name}`).click();
  await button(page, 'Salvar').waitFor();
  for (const { isShown } of fields) await isShown?.(page);
};

/**
 * Creates and finds a record of a section as its staff do: an empty form is refused at its field, a double click sends
 * one request, what was entered is shown again after a reload, and nothing else is sent.
 */
export const journeysIn = (browser: TestBrowser) => (journey: Journey) => async () => {
  const page = await browser.newPage('pt-br', undefined, journey.zone);
  const { area, section } = journey;
  await signIn(page, area ?? 'editor', `${area ?? 'application-admin'}/${section}`);
  await create(page, browser, journey);
  await find(page, journey);
};
