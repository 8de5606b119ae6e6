import { isPlainObject } from '../../src/lib/is-plain-object';
import { type Document } from './resource';

/** The body of a request or a response, if it is JSON. */
export const jsonOf = async (message: Request | Response): Promise<unknown> => {
  try {
    return await message.json();
  } catch {
    return undefined;
  }
};

/** The body, if it is a JSON object. */
export const documentOf = async (request: Request): Promise<Document | undefined> => {
  const body = await jsonOf(request);
  return isPlainObject(body) ? body : undefined;
};

export const queryOf = (request: Request) => new URL(request.url).searchParams;

export const MAX_PAGE_SIZE = 2000;

const count = (text: string | null, fallback: number) => (text && /^\d+$/.test(text) ? Number(text) : fallback);

/** Spring's `Pageable`: pages count from 0. A value that is not a number is replaced by the default. */
export const pageable = (request: Request) => {
  const query = queryOf(request);
  return {
    page: count(query.get('page'), 0),
    size: Math.min(Math.max(count(query.get('size'), 20), 1), MAX_PAGE_SIZE),
    sort: query.get('sort') || undefined,
  };
};

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for a path: `*` matches any text, a parameter such as `:id` matches one segment. */
export const pathPattern = (path: string) =>
  new RegExp(`^${escaped(path).replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`);
