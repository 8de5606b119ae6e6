import type { Page } from 'playwright-core';
import { base64, searchFor } from './form';
import { control } from './roles';

/** One thing that a person enters in a form. */
export interface Step {
  label?: string;
  typed?: string;
  enter: (page: Page) => Promise<unknown>;
  /** What the request carries for it: the path in the body, and the value there. */
  sends?: Readonly<Record<string, unknown>>;
  /** Expects that the opened form shows it. */
  isShown?: (page: Page) => Promise<void>;
}

/** A picture of one pixel, as Base64. */
export const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** What shows a picture in a long text, and the pictures that a record with such a text names. */
export const PICTURE = '\n![Pulmões](/images/ausculta-pulmonar)\n';
export const PICTURES = [{ id: expect.any(Number) }];

/** Matches a reference to the record with this name. */
export const reference = (name: string) => expect.objectContaining({ id: expect.any(Number), name });

/** The instant at which clocks of this offset show a time. */
export const at = (local: string, offset: string) => new Date(`${local}${offset}`).toISOString();

interface Typed {
  sent?: unknown;
  /** What the opened form shows, if it is not what was typed. */
  shown?: string;
  /** Which field of this label: a label may occur once in each row. */
  nth?: number;
}

/** A text, a number or a date, as it is typed. */
export const text = (
  path: string,
  label: string,
  typed: string,
  { sent = typed, shown = typed, nth }: Typed = {},
): Step => ({
  label,
  typed,
  enter: page => control(page, 'textbox', label, nth).fill(typed),
  sends: { [path]: sent },
  isShown: async page => expect(await control(page, 'textbox', label, nth).inputValue()).toBe(shown),
});

export const choice = (path: string, label: string, option: string, sent: unknown, nth?: number): Step => ({
  enter: page => control(page, 'combobox', label, nth).selectOption({ label: option }),
  sends: { [path]: sent },
  isShown: async page => expect(await control(page, 'combobox', label, nth).inputValue()).toBe(String(sent)),
});

export const check = (path: string, label: string, isOn = true): Step => ({
  enter: page => control(page, 'checkbox', label).setChecked(isOn),
  sends: { [path]: isOn },
  isShown: async page => expect(await control(page, 'checkbox', label).isChecked()).toBe(isOn),
});

/** A button, and what its press changes in the body, if anything. */
export const press = (button: string, sends: Step['sends'] = {}): Step => ({
  sends,
  enter: page => page.getByRole('button', { name: button, exact: true }).click(),
});

/** Unfolds a group of fields. Its button also says how many of them are set. */
export const unfold = (group: string): Step => {
  const click = (page: Page) => page.getByRole('button', { name: new RegExp(`^${group} `) }).click();
  return { enter: click, isShown: click };
};

/** One of a few kinds, chosen in a dialog. */
export const kind = (path: string, label: string, option: string, sent: string): Step => ({
  enter: async page => {
    await page.getByRole('button', { name: `Escolher: ${label}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: option, exact: true }).click();
  },
  sends: { [path]: sent },
  isShown: async page => expect(await control(page, 'textbox', label).inputValue()).toBe(option),
});

interface Picked {
  /** The button or field that opens the dialog. */
  opener?: string;
  sent?: unknown;
}

const searchIn = async (page: Page, opener: string, name: string) => {
  const named = { name: opener, exact: true };
  await page.getByRole('button', named).or(page.getByRole('textbox', named)).click();
  await searchFor(page.getByRole('dialog').getByRole('searchbox'), name);
};

const pick = async (page: Page, opener: string, name: string) => {
  await searchIn(page, opener, name);
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** A record chosen in a dialog for a field that holds one. */
export const one = (path: string, label: string, name: string, { opener, sent }: Picked = {}): Step => ({
  enter: page => pick(page, opener ?? `Escolher: ${label}`, name),
  sends: { [path]: sent ?? reference(name) },
  isShown: async page => expect(await control(page, 'textbox', label).inputValue()).toBe(name),
});

const isRemovable = (name: string) => (page: Page) =>
  page.getByRole('button', { name: `Remover ${name}`, exact: true }).waitFor();

/** A record chosen in a dialog for a field that holds several. */
export const among = (path: string, label: string, name: string, picked?: Picked): Step => ({
  ...one(path, label, name, picked),
  isShown: isRemovable(name),
});

/** A name that the search of a dialog does not find, and that its button adds. */
export const added = (opener: string, name: string, sends: Record<string, unknown>, shown = name): Step => ({
  enter: async page => {
    await searchIn(page, opener, name);
    await page.getByRole('button', { name: `Adicionar “${name}”` }).click();
    await isRemovable(shown)(page);
  },
  sends,
  isShown: isRemovable(shown),
});

/** A word that becomes an entry of a list with Enter. */
export const word = (path: string, label: string, typed: string, role: 'textbox' | 'combobox' = 'textbox'): Step => ({
  enter: async page => {
    await control(page, role, label).fill(typed);
    await page.keyboard.press('Enter');
  },
  sends: { [path]: { name: typed } },
  isShown: isRemovable(typed),
});

export const available = (markdown: string) => ({ rawMarkdownAvailable: base64(markdown) });

/** A long text, written on its own screen. */
export const longText = (path: string, label: string, markdown: string, sent: unknown): Step => {
  const edit = (page: Page) => page.getByRole('button', { name: `Editar texto: ${label}`, exact: true });
  const area = (page: Page) => page.getByRole('textbox', { name: label, exact: true });
  return {
    enter: async page => {
      await edit(page).click();
      await area(page).fill(markdown);
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      await edit(page).waitFor();
    },
    sends: { [path]: sent },
    isShown: async page => {
      await edit(page).click();
      expect(await area(page).inputValue()).toBe(markdown);
      await page.getByRole('button', { name: 'Voltar', exact: true }).click();
      await edit(page).waitFor();
    },
  };
};

/** A picture chosen from the disk. */
export const picture = (fileName: string, sends: Record<string, unknown>): Step => ({
  enter: async page => {
    const buffer = Buffer.from(GIF, 'base64');
    await page
      .getByRole('button', { name: 'Imagem', exact: true })
      .setInputFiles({ name: fileName, mimeType: 'image/gif', buffer });
    await page.getByRole('img', { name: /Imagem/ }).waitFor();
  },
  sends,
  isShown: async page =>
    expect(await page.getByRole('img', { name: /Imagem/ }).getAttribute('src')).toBe(`data:image/gif;base64,${GIF}`),
});
