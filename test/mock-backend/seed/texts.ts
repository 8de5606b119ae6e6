import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Mustache from 'mustache';

const FOLDER = fileURLToPath(new URL('./texts/', import.meta.url));

const templates = new Map<string, string>();

const read = (name: string) => {
  const template = templates.get(name) ?? readFileSync(`${FOLDER}${name}.mustache`, 'utf8');
  templates.set(name, template);
  return template;
};

/** A text in Markdown, from a template of the folder `texts`: `diseases/treatment`. */
export const textOf = (template: string, view: object) =>
  Mustache.render(read(template), view, read, { escape: String }).trimEnd();

/** The texts of a record by the names of their templates in a folder. */
export const textsOf = (folder: string, names: string[], view: object) =>
  names.map(name => [name, textOf(`${folder}/${name}`, view)] as const);

/** A long text as it is stored in a document: Base64 of its UTF-8 bytes. */
export const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

export const rawMarkdown = (text: string) => ({ rawMarkdownAvailable: base64(text) });

/** The texts as the fields of a record, and the pictures that they show, as the console saves them (R86). */
export const fieldsOf = (texts: (readonly [name: string, text: string])[]) => ({
  ...Object.fromEntries(texts.map(([name, text]) => [name, rawMarkdown(text)])),
  applicationPictures: picturesIn(texts.map(([, text]) => text)),
});

/** The reference names of the pictures that texts show. */
export const picturesIn = (texts: string[]) => {
  const shown = texts.flatMap(text => [...text.matchAll(/\/images\/([\w-]+)\)/g)]);
  return [...new Set(shown.map(([, name]) => name))];
};

/** Lists that begin with another item, so that no two texts with the same paragraphs are alike. */
export const rotated = <Lists extends Record<string, unknown[]>>(lists: Lists, by: number) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, items]) => [name, items.map((_, at) => items[(at + by) % items.length])]),
  ) as Lists;

export const numbered = (items: string[]) => items.map((item, index) => `${index + 1}. ${item}`);
