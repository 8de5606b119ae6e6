import { CALLS } from '../checks/contract/calls';

const patterns = Object.keys(CALLS).map(call => {
  const [method, path] = call.split(' ');
  return { method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
});

/** The documentation that the backend serves as a page of its own, which the console frames. */
const isDocumentation = (path: string) => path.startsWith('/swagger-ui/');

/** Whether the catalogue of calls has it. */
export const isKnownCall = (method: string, path: string) =>
  isDocumentation(path) || patterns.some(known => known.method === method && known.path.test(path));
