import { type ResourceDefinition, resourceNamed } from './resource';

/** By path below `/api`, the resource that a request to this path writes. `writesOf` adds the others. */
const resources = new Map([
  ['coupons/status', 'coupons'],
  ['account/register-mobile', 'customers'],
  ['account/register-employee', 'customers'],
  ['account/toggle-mobile-activated', 'customers'],
  ['account/delete-employee', 'customers'],
  ['diseases/flashcards', 'diseases'],
  ['interactions', 'interactions'],
  ['subscriptions/customer', 'subscriptions'],
  ['activate-subscription', 'subscriptions'],
  ['sync-resumes', 'syncResumes'],
  ['users', 'users'],
]);

/** By the path of a list, the path that writes its records, if the two differ. */
const lists = new Map([
  ['customers', 'account/register-mobile'],
  ['interactions/substance', 'interactions'],
]);

const belowApi = (path: string) => path.replace(/^.*\/api\//, '');

/** Declares that requests to a path such as `/api/coupons` write a resource, which another path may list. */
export const writesAt = ({ name }: ResourceDefinition, url: string, listUrl = url) => {
  resources.set(belowApi(url), name);
  if (listUrl !== url) lists.set(belowApi(listUrl), belowApi(url));
};

const WRITE_METHODS = ['POST', 'PUT', 'DELETE'];

/** `http://localhost/api/diseases/25` -> `diseases`: the path below `/api`, without the id of a record. */
export const collectionOf = ({ url }: Request) => belowApi(new URL(url).pathname).replace(/\/\d+$/, '');

/** The path that writes the records which a path reads or writes. */
export const writePathOf = (request: Request) => lists.get(collectionOf(request)) ?? collectionOf(request);

/** The path that lists the records which a path reads or writes: `/api/disease-synonyms`. */
export const listPathOf = (request: Request) => {
  const path = collectionOf(request);
  const [listed = path] = [...lists].find(([, written]) => written === path) ?? [];
  return `/api/${listed}`;
};

/** The name of the resource that a path reads or writes. */
export const resourceAt = (request: Request) => resources.get(writePathOf(request));

/** The resource that a request writes; undefined for a read, or for a write to the user's own account or session. */
export const writtenResource = (request: Request): ResourceDefinition | undefined => {
  const name = WRITE_METHODS.includes(request.method) ? resourceAt(request) : undefined;
  return name ? resourceNamed(name) : undefined;
};
