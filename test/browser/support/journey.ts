import type { Page } from 'playwright-core';
import { set } from 'react-hook-form';
import { isListed } from './clock';
import { searchFor } from './form';
import { responseTo } from './response-to';
import { control } from './roles';
import { signIn, type TestBrowser } from './session';
import type { Step } from './steps';

/** What a person does in a section, and what the server is sent. All names are as the Portuguese screen shows them. */
export interface Journey {
  /** The section's path below its area. */
  section: string;
  /** By default the area of the application. */
  area?: 'admin';
  /** The path of the API below `/api`. */
  api: string;
  /** What the list calls the new record. */
  name: string;
  /** The text that finds it, if that is not its name. */
  search?: string;
  /** The field without which the form is not sent. */
  required?: string;
  fields: readonly Step[];
  /** What the new record carries besides its fields: what nobody touched, and what is made of the fields. */
  besides?: Readonly<Record<string, unknown>>;
  edit: readonly Step[];
  /** What the list calls the record after the edit. */
  renamed?: string;
  /** The button of the dialog that a save opens. */
  answer?: string;
  /** The button of the dialog that only the edit opens. */
  answerToEdit?: string;
  /** The button of the found row that opens the list of its parts. */
  parts?: string;
  /** By default a record is deleted by its id, after a question. */
  deletion?: 'at once' | 'by its record' | 'none';
  /** The time zone of the browser. */
  zone?: string;
}

/** What identifies a stored record: its id, or that of its result. */
interface Stored {
  id?: number;
  interactionResult?: { id: number };
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

/** The one request that changed something since the last look, and what the server answered to it. */
const sendsOne = async (
  page: Page,
  browser: TestBrowser,
  { api }: Journey,
  method: 'POST' | 'PUT',
  act: () => unknown,
) => {
  const written = async () => (await browser.writes()).filter(({ path }) => path === `/api/${api}`);
  const before = (await written()).length;
  const answered = page.waitForResponse(
    response => response.request().method() === method && response.url().endsWith(`/api/${api}`),
  );
  await act();
  await isListed(page);
  const sent = (await written()).slice(before);
  expect(sent.map(one => one.method)).toEqual([method]);
  return { body: sent[0].body as Stored, answer: (await (await answered).json()) as Stored };
};

const expectRefusal = async (page: Page, browser: TestBrowser, required: string) => {
  await button(page, 'Salvar').click();
  await page.getByText('Campo obrigatório.').first().waitFor();
  expect(await control(page, 'textbox', required).getAttribute('aria-invalid')).toBe('true');
  expect(await browser.writes()).toEqual([]);
};

const create = async (page: Page, browser: TestBrowser, journey: Journey) => {
  const { required, fields, besides = {}, answer } = journey;
  await button(page, 'Adicionar').click();
  if (required) await expectRefusal(page, browser, required);
  await enterAll(page, fields);
  const sent = await sendsOne(page, browser, journey, 'POST', async () => {
    if (!answer) return button(page, 'Salvar').dblclick();
    await button(page, 'Salvar').click();
    await button(page, answer).dblclick();
  });
  expect(sent.body).toEqual(bodyOf(besides, fields));
  return sent.answer;
};

const find = async (page: Page, { name, search = name, parts, fields }: Journey) => {
  await searchFor(page.getByRole('searchbox'), search);
  await page.waitForURL(/search=/);
  await page.reload();
  if (parts) await button(page, parts).click();
  await button(page, `Editar ${name}`).click();
  await button(page, 'Salvar').waitFor();
  for (const { isShown } of fields) await isShown?.(page);
};

const change = async (page: Page, browser: TestBrowser, journey: Journey, stored: Stored) => {
  await enterAll(page, journey.edit);
  const { body } = await sendsOne(page, browser, journey, 'PUT', async () => {
    await page.keyboard.press('ControlOrMeta+s');
    const answer = journey.answerToEdit ?? journey.answer;
    if (answer) await button(page, answer).click();
  });
  expect(body).toEqual(bodyOf(structuredClone(stored), journey.edit));
  return body;
};

const remove = async (page: Page, browser: TestBrowser, journey: Journey, stored: Stored) => {
  const { api, name, renamed = name, parts, deletion } = journey;
  if (renamed !== name) await searchFor(page.getByRole('searchbox'), renamed);
  if (parts) await button(page, parts).click();
  await button(page, `Editar ${renamed}`).waitFor();
  const opener = button(page, `Excluir ${renamed}`);
  if (deletion === 'none') return expect(await opener.count()).toBe(0);
  const deleted = responseTo(page, 'DELETE');
  await opener.click();
  if (deletion !== 'at once')
    await page.getByRole('dialog', { name: renamed }).getByRole('button', { name: 'Excluir', exact: true }).click();
  await deleted;
  await page
    .getByRole('status')
    .getByText(/^(Nada encontrado|Ainda não há nada)/)
    .waitFor();
  const sent = (await browser.writes()).filter(({ method }) => method === 'DELETE');
  const id = stored.id ?? stored.interactionResult?.id;
  const [path, body] = deletion === 'by its record' ? [`/api/${api}`, stored] : [`/api/${api}/${id}`, null];
  expect(sent).toEqual([expect.objectContaining({ path, body })]);
};

/**
 * Creates, finds, edits and deletes a record of a section as its staff do: an empty form is refused at its field, a
 * double click sends one request, what was entered is shown again after a reload, and nothing else is sent.
 */
export const journeysIn = (browser: TestBrowser) => (journey: Journey) => async () => {
  const page = await browser.newPage('pt-br', undefined, journey.zone);
  const { area, section } = journey;
  await signIn(page, area ?? 'editor', `${area ?? 'application-admin'}/${section}`);
  const stored = await create(page, browser, journey);
  await find(page, journey);
  const changed = await change(page, browser, journey, stored);
  await remove(page, browser, journey, changed);
};
