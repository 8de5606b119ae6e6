import { type Call, callsOf } from '../contract/openapi/calls';
import { OWN_DOCUMENT } from '../contract/openapi/own-document';
import { noteOffence } from './offences';

const parametersIn = ({ path }: Call) => path.split('{').length;

// `/api/users/authorities` is looked for before `/api/users/{login}`.
const calls = [...callsOf(OWN_DOCUMENT).values()]
  .sort((one, other) => parametersIn(one) - parametersIn(other))
  .map(call => ({ call, pattern: new RegExp(`^${call.name.replace(/\{\w+\}/g, '[^/]+')}$`) }));

/** The operation of `test/openapi.json` that a request belongs to; undefined if there is none. */
export const knownCall = (method: string, path: string): Call | undefined =>
  calls.find(({ pattern }) => pattern.test(`${method} ${path}`))?.call;

/** The documentation that the backend serves as a page of its own. The console shows it in a frame. */
const isDocumentation = (path: string) => path.startsWith('/swagger-ui/');

/** Records a request whose path, method or query is not in `test/openapi.json`. */
export const noteUnknownCall = ({ method, url }: Request) => {
  const { pathname, searchParams } = new URL(url);
  if (isDocumentation(pathname)) return;
  const call = knownCall(method, pathname);
  if (!call) return noteOffence(`${method} ${pathname}: not in openapi.json`);
  const known = call.parameters.flatMap(({ in: place, name }) => (place === 'query' ? [name] : []));
  [...searchParams.keys()]
    .filter(name => !known.includes(name))
    .forEach(name => noteOffence(`${method} ${pathname}: query ${name} is not in openapi.json`));
};
