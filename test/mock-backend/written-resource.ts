import { type ResourceDefinition, resourceNamed } from './resource';

/** By path below `/api`, the resource that a request to this path writes. `writesOf` adds the usual ones. */
const RESOURCES = new Map([
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

/** Notes that requests to a URL of the API write a resource. */
export const noteWrites = (url: string, { name }: ResourceDefinition) => RESOURCES.set(url.replace('/api/', ''), name);

const WRITE_METHODS = ['POST', 'PUT', 'DELETE'];

/** `http://localhost/api/diseases/25` -> `diseases`: the path below `/api`, without the id of a record. */
export const collectionOf = ({ url }: Request) => new URL(url).pathname.replace(/^.*\/api\//, '').replace(/\/\d+$/, '');

/** By the path of a list, the path that writes its records, if the two differ. */
const LISTS: Record<string, string> = {
  customers: 'account/register-mobile',
  'disease-synonyms': 'disease-synonym',
  'application-pictures/find-all': 'application-pictures',
  'interactions/substance': 'interactions',
};

/** The name of the resource that a path reads or writes. */
export const resourceAt = (request: Request): string | undefined => {
  const path = collectionOf(request);
  const written = Object.hasOwn(LISTS, path) ? LISTS[path] : path;
  return RESOURCES.get(written);
};

/** The resource that a request writes; undefined for a read, or for a write to the user's own account or session. */
export const writtenResource = (request: Request): ResourceDefinition | undefined => {
  const name = WRITE_METHODS.includes(request.method) ? resourceAt(request) : undefined;
  return name ? resourceNamed(name) : undefined;
};
