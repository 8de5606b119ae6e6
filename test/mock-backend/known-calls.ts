import { CALLS } from '../checks/contract/calls';

const patterns = Object.keys(CALLS).map(call => {
  const [method, path] = call.split(' ');
  return { call, method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
});

/** The documentation that the backend serves as a page of its own. The console shows it in a frame. */
const isDocumentation = (path: string) => path.startsWith('/swagger-ui/');

/** The call as the catalog writes it: `GET /api/users/{login}`; undefined if it is not in the catalog. */
export const knownCall = (method: string, path: string) => {
  const exact = `${method} ${path}`;
  if (exact in CALLS) return exact;
  return patterns.find(known => known.method === method && known.path.test(path))?.call;
};

/** Whether the call is in the catalog, or belongs to the documentation. */
export const isKnownCall = (method: string, path: string) =>
  isDocumentation(path) || knownCall(method, path) !== undefined;
