import { isPlainObject } from '../../../src/lib/is-plain-object';
import { problemBody } from '../problem';
import { pageWith } from '../table';
import { type ResponseBody, type Variation } from './variation';

const withoutDot = (value: unknown) =>
  typeof value === 'string' ? value.replace(/^error\.(?!http\.|validation$)/, '') : value;

/** The number of other records that match a searched name. */
const CROWD = 25;

const searchOf = (url: URL) => {
  const known = ['name', 'normalizedName', 'title', 'code'];
  return [...url.searchParams.keys()].find(key => known.includes(key) && url.searchParams.get(key) !== '');
};

const crowded = (found: unknown[], url: URL, key: string) => {
  const [first] = found.filter(isPlainObject);
  if (!first) return found;
  const property = key === 'normalizedName' ? 'name' : key;
  const others = Array.from({ length: CROWD }, (_, index) => ({
    ...first,
    id: 900_000 + index,
    [property]: `${String(url.searchParams.get(key))} ${String(index + 1).padStart(2, '0')}`,
  }));
  return [...others, ...found];
};

/** Failures, and responses that contain less or more than expected. */
export const FAILURE_VARIATIONS = {
  servicesDown: {
    says: 'The health of the services is answered with 503, and its body lists them.',
    calls: /^GET \/management\/health$/,
    change: response => ({ ...response, status: 503 }),
  },
  pictureLookupFails: {
    says: 'A picture cannot be looked up by its reference name: 500.',
    calls: /^GET \/api\/application-pictures$/,
    change: (response, { request }): ResponseBody => ({ ...response, status: 500, body: problemBody(request, 500) }),
  },
  crowdedSearch: {
    says: 'A search by name finds 25 other records first, so that the record itself is on page 2.',
    calls: /^GET \/api\//,
    change: async (response, { request, ask }) => {
      const url = new URL(request.url);
      const key = searchOf(url);
      if (!key || !isPlainObject(response.body) || !Array.isArray(response.body.content)) return response;
      const [page, size] = ['page', 'size'].map(name => Number(url.searchParams.get(name)));
      url.searchParams.set('page', '0');
      url.searchParams.set('size', '2000');
      const whole = (await ask(url.href)).body;
      const found = isPlainObject(whole) && Array.isArray(whole.content) ? whole.content : [];
      const rows = crowded(found, url, key);
      const shown = pageWith(rows.slice(page * size, (page + 1) * size), rows.length, { page, size: size || 20 });
      return { ...response, body: shown };
    },
  },
  codesWithoutDots: {
    says: 'The codes of refusals have no dot: duplicated instead of error.duplicated.',
    calls: /^(POST|PUT|PATCH|DELETE) /,
    change: response => ({
      ...response,
      headers: Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [
          name,
          name.endsWith('-error') ? String(withoutDot(value)) : value,
        ]),
      ),
      body:
        response.status >= 400 && isPlainObject(response.body)
          ? { ...response.body, message: withoutDot(response.body.message) }
          : response.body,
    }),
  },
  unknownFieldErrors: {
    says: 'A refused body names a field, too, that the form does not have.',
    calls: /^(POST|PUT) /,
    change: response =>
      isPlainObject(response.body) && Array.isArray(response.body.fieldErrors)
        ? {
            ...response,
            body: {
              ...response.body,
              fieldErrors: [
                ...response.body.fieldErrors,
                { objectName: 'record', field: 'internalRevision', message: 'NotNull' },
              ],
            },
          }
        : response,
  },
} satisfies Record<string, Variation>;
