import { CALLS } from '../checks/contract/calls';

const patterns = Object.keys(CALLS).map(call => {
  const [method, path] = call.split(' ');
  return { call, method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
});

/** The documentation that the backend serves as a page of its own, which the console frames. */
const isDocumentation = (path: string) => path.startsWith('/swagger-ui/');

/** The call as the catalogue writes it: `GET /api/users/{login}`; undefined where it is not there. */
export const knownCall = (method: string, path: string) => {
  const exact = `${method} ${path}`;
  if (exact in CALLS) return exact;
  return patterns.find(known => known.method === method && known.path.test(path))?.call;
};

/** Whether the catalogue of calls has it. */
export const isKnownCall = (method: string, path: string) =>
  isDocumentation(path) || knownCall(method, path) !== undefined;
