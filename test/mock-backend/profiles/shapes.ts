import { isPlainObject } from '../../../src/lib/is-plain-object';
import { type Document } from '../resource';
import { type ResponseBody, type Variation, variationOfBody, variationOfRecords } from './variation';

const contentOf = (body: unknown) => (isPlainObject(body) && Array.isArray(body.content) ? body.content : body);

const asPage = (body: unknown) =>
  Array.isArray(body)
    ? { content: body, totalElements: body.length, size: Math.max(body.length, 20), number: 0 }
    : body;

const nameOf = (authority: unknown) => (isPlainObject(authority) ? authority.name : authority);

const arrayWithTotal = (response: ResponseBody): ResponseBody => {
  const { body } = response;
  if (response.status >= 300 || !isPlainObject(body) || !Array.isArray(body.content)) return response;
  return {
    ...response,
    headers: { ...response.headers, 'x-total-count': String(body.totalElements) },
    body: body.content,
  };
};

const withAuthorities = (change: (authority: unknown) => unknown) => (record: Document) =>
  Array.isArray(record.authorities) ? { ...record, authorities: record.authorities.map(change) } : record;

const SYNC_RESUMES = /^GET \/api\/sync-resumes$/;

/** Responses with another shape: arrays for pages, objects for names, and different ways to say "nothing". */
export const SHAPE_VARIATIONS = {
  usersAsArray: {
    says: 'Users come as an array; their number stands in the header x-total-count.',
    calls: /^GET \/api\/users$/,
    change: arrayWithTotal,
  },
  accountAuthoritiesAsNames: variationOfRecords(
    'The authorities of an account are plain names.',
    /^(GET|POST|PUT) \/api\/(account\/me|users|users\/(?!authorities)[^/]+)$/,
    withAuthorities(nameOf),
  ),
  authoritiesAsObjects: variationOfBody(
    'The list of all authorities holds objects with a name.',
    /^GET \/api\/(users\/)?authorities$/,
    body => (Array.isArray(body) ? body.map(authority => ({ name: nameOf(authority) })) : body),
  ),
  settingsAsArray: variationOfBody(
    'Application settings come as an array.',
    /^GET \/api\/application-settings$/,
    contentOf,
  ),
  plansAsArray: variationOfBody('Plans come as an array.', /^GET \/api\/plans$/, contentOf),
  categoriesAsArray: variationOfBody(
    'Categories of pediatric doses come as an array.',
    /^GET \/api\/pediatric-dose-categories$/,
    contentOf,
  ),
  interactionsAsPage: variationOfBody(
    'The interactions of a substance come as a page.',
    /^GET \/api\/interactions\/substance\/\d+$/,
    asPage,
  ),
  substancesNested: variationOfRecords(
    'Rows of substances with interactions hold the substance in an object.',
    /^GET \/api\/substances-interactions$/,
    ({ id, name, ...rest }) => ({ substance: { id, name }, ...rest }),
  ),
  nothingPendingAsNull: {
    says: 'Where nothing waits for release, the answer is null.',
    calls: SYNC_RESUMES,
    change: response => (response.status === 204 ? { ...response, status: 200, body: null } : response),
  },
  pendingAsPage: variationOfBody('What waits for release comes as a page.', SYNC_RESUMES, body =>
    isPlainObject(body) && 'id' in body ? asPage([body]) : body,
  ),
} satisfies Record<string, Variation>;
