import { resolved } from './resolve';
import { METHODS, type OpenApi, type Operation, type Parameter, type PathItem } from './types';

/** A call as a document describes it. */
export interface Call {
  /** `GET /api/users/{login}`, as its document writes it. */
  name: string;
  path: string;
  operation: Operation;
  /** The parameters of the path and of the operation. */
  parameters: readonly Parameter[];
}

/** The same key for a call, regardless of the names of its parameters: `/users/{id}` and `/users/{login:[a-z]+}`. */
export const keyOf = (name: string) =>
  name
    .replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '{}')
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');

const basePathOf = ({ url = '/', variables = {} }: NonNullable<OpenApi['servers']>[number]) => {
  const filled = url.replace(/\{(\w+)\}/g, (_all, name: string) => variables[name]?.default ?? '');
  return new URL(filled, 'http://localhost').pathname.replace(/\/$/, '');
};

/** A prefix before `/api` or `/management` is set in the console (`api-base-path`), so it is not a difference. */
const fromApi = (path: string) => path.replace(/^\/.*?(?=\/(?:api|management)(?:\/|$))/, '');

const nameOf = (method: string, path: string) => `${method.toUpperCase()} ${path}`;

const callsOfPath = (document: OpenApi, path: string, item: PathItem): Call[] =>
  METHODS.flatMap(method => {
    const operation = item[method] as Operation | undefined;
    if (!operation) return [];
    const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
    const parameters = all.flatMap(one => resolved(document, one) ?? []);
    return [{ name: nameOf(method, path), path, operation, parameters }];
  });

/** The calls of a document by their key, each below the base path of every server. */
export const callsOf = (document: OpenApi): ReadonlyMap<string, Call> => {
  const bases = [...new Set((document.servers?.length ? document.servers : [{}]).map(basePathOf))];
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    bases.flatMap(base =>
      callsOfPath(document, fromApi(`${base}${path}`), resolved(document, item as { $ref?: string }) as PathItem),
    ),
  );
  return new Map(calls.map(call => [keyOf(call.name), call]));
};

/** The methods that the calls of these keys have for the path of a call. */
export const methodsAt = (keys: readonly string[], name: string): string[] => {
  const path = keyOf(name).split(' ')[1];
  return keys.filter(key => key.split(' ')[1] === path).map(key => key.split(' ')[0]);
};

/**
 * The part of the backend that a path belongs to: `/api/users/{login}` belongs to `users`, `/management/env`
 * to `management`.
 */
export const resourceNameOf = (path: string): string => {
  const [area, name] = path.split('/').filter(Boolean);
  return area === 'api' ? (name ?? area) : (area ?? path);
};
