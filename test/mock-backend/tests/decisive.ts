import { isPlainObject } from '../../../src/lib/is-plain-object';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

/** The headers that the console reads. */
const HEADERS = ['content-type', 'x-medconsoleapp-alert', 'x-medconsoleapp-error', 'x-medconsoleapp-params'];

/** Those of which only the presence counts: a token, and a number of other rows. */
const PRESENT = ['authorization', 'x-total-count'];

const headersOf = ({ headers }: Answer) => [
  ...HEADERS.map(name => headers[name]?.split(';')[0].replace(/^\d+$/, 'the id')),
  ...PRESENT.map(name => `${name} ${name in headers ? 'sent' : 'missing'}`),
];

const WORDS = ['type', 'title', 'status', 'message', 'entityName', 'errorKey', 'params', 'error'];

/** What makes a sentence of Java or the database a conflict. */
const MARKS = /constraint \["|2350\d-200|entity with id/g;

const fieldsOf = (errors: unknown) =>
  Array.isArray(errors) ? errors.map(({ field, message }) => `${String(field)} ${String(message)}`).sort() : errors;

const problemOf = ({ detail, fieldErrors, ...body }: Record<string, unknown>) => ({
  words: WORDS.map(word => body[word]),
  fieldErrors: fieldsOf(fieldErrors),
  // The rest holds the ids and classes of the recorded server.
  detail: typeof detail === 'string' ? [detail.slice(0, 45), ...(detail.match(MARKS) ?? [])] : detail,
});

/** What no part of the console reads, or the product's server sets by itself. */
const IGNORED = /^(id|imageUrl|resetDate|pageable|sort|active|promotionType|isActive|usageCount|data|last|id_token)$/;

/** A value in the shape of another one. Of a list only the first item counts; of what is only read, only the kind. */
const inShapeOf = (like: unknown, value: unknown, isExact: boolean): unknown => {
  if (Array.isArray(like)) {
    if (!Array.isArray(value)) return value;
    return like.length > 0 && value.length > 0 ? [inShapeOf(like[0], value[0], isExact)] : [];
  }
  if (isPlainObject(like)) {
    if (!isPlainObject(value)) return value;
    const names = Object.keys(like).filter(name => !IGNORED.test(name));
    return Object.fromEntries(names.map(name => [name, inShapeOf(like[name], value[name], isExact)]));
  }
  // Where the recorded row happens to have nothing, another one may have a value, but no list.
  if (isExact || (like === null && Array.isArray(value))) return value;
  return like === null || typeof like === typeof value ? `a ${typeof like}` : value;
};

/** What decides how the console treats an answer, in the shape of the recorded one. */
export const decisive = (method: string, recorded: Answer, answer: Answer) => ({
  status: answer.status,
  headers: headersOf(answer),
  body:
    recorded.status >= 400 && isPlainObject(answer.body)
      ? problemOf(answer.body)
      : inShapeOf(recorded.body, answer.body, method !== 'GET'),
});
