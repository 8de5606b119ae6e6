import { isPlainObject } from '../../../src/lib/is-plain-object';
import { fieldsOf } from '../record-schema';
import { queryOf } from '../request';
import { resourceNamed } from '../resource';
import { resourceAt } from '../written-resource';
import { brokenDown } from './generated-problems';
import { type Context, mapRecords, type ResponseBody, type Variation } from './variation';

const sortedBy = (request: Request) => queryOf(request).get('sort')?.split(',')[0];

const classOf = (name: string) => resourceNamed(name).entity.replace(/^./, letter => letter.toUpperCase());

const refusedSort = (request: Request, property: string, name: string) =>
  brokenDown(request, `No property ${property} found for type ${classOf(name)}!`);

const unlessSorted = (response: ResponseBody, { request }: Context): ResponseBody => {
  const [name, property] = [resourceAt(request), sortedBy(request)];
  if (!name || !property || response.status === 401 || response.status === 403) return response;
  const known = ['id', ...Object.keys(fieldsOf(request)), ...(resourceNamed(name).searched ?? [])];
  if (known.includes(property.split('.')[0])) return response;
  return name === 'users' ? { status: 400, headers: {}, body: undefined } : refusedSort(request, property, name);
};

const withoutCreation = (response: ResponseBody, { request }: Context): ResponseBody =>
  response.status === 200 && sortedBy(request) === 'createdDate'
    ? refusedSort(request, 'createdDate', 'promotions')
    : { ...response, body: mapRecords(response.body, promotion => ({ ...promotion, createdDate: undefined })) };

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** The errors of `LoginVM`. */
const emptyLogin = (response: ResponseBody, { sent }: Context): ResponseBody => {
  const { username, password } = isPlainObject(sent) ? sent : {};
  const blank = Object.entries({ username, password }).filter(([, value]) => isBlank(value));
  if (blank.length === 0) return response;
  const fieldErrors = blank.map(([field]) => ({ objectName: 'loginVM', field, message: 'Size' }));
  const body = { status: 400, title: 'Method argument not valid', message: 'error.validation', fieldErrors };
  return { status: 400, headers: { 'content-type': 'application/problem+json' }, body };
};

/** What a generated JHipster backend answers to reads and to signing in. */
export const GENERATED_READS = {
  unknownSortRefused: {
    says: 'A list refuses an order by a property that its records lack with 500; that of users with 400 and no body.',
    calls: /^GET \/api\//,
    change: unlessSorted,
  },
  promotionsWithoutDate: {
    says: 'Promotions have no creation date, and refuse an order by it.',
    calls: /^(GET|POST|PUT) \/api\/promotions(\/\d+)?$/,
    change: withoutCreation,
  },
  totalsInHeaders: {
    says: 'The number of all records stands in the header x-total-count too.',
    calls: /^GET \/api\//,
    change: response =>
      isPlainObject(response.body) && typeof response.body.totalElements === 'number'
        ? { ...response, headers: { ...response.headers, 'x-total-count': String(response.body.totalElements) } }
        : response,
  },
  emptyLoginRefused: {
    says: 'Signing in without a login or a password is refused at its field.',
    calls: /^POST \/api\/authenticate$/,
    change: emptyLogin,
  },
} satisfies Record<string, Variation>;
