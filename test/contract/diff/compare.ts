import { type Call, callsOf, keyOf, methodsAt, resourceNameOf } from '../openapi/calls';
import { type JsonSchema } from '../openapi/json-schema';
import { plainSchema, resolved } from '../openapi/resolve';
import { type Content, type OpenApi, type Response } from '../openapi/types';
import { compareParameters } from './compare-parameters';
import { compareSchemas, type Direction } from './compare-schemas';

/** One way in which the backend is not as the console expects it. */
export interface Difference {
  /** The part of the backend: `diseases`. */
  resource: string;
  /** `GET /api/diseases`, as the console makes it. */
  call: string;
  /** `query name`, `body: groups[].name`, `response: content`; empty for the call itself. */
  at: string;
  /** What the console sends or expects. */
  console: string;
  /** What the backend says. */
  backend: string;
}

export interface Comparison {
  /** How many calls the console makes. */
  calls: number;
  differences: readonly Difference[];
  /** Calls whose response the backend does not describe. */
  undescribed: readonly string[];
}

const JSON_TYPE = /^(\*\/\*|application\/(\*|(.+\+)?json)(;.*)?)$/i;

const schemaIn = (content: Content | undefined): JsonSchema | undefined =>
  Object.entries(content ?? {}).find(([type]) => JSON_TYPE.test(type))?.[1].schema;

const isSuccess = (status: string) => /^2/.test(status);

const successOf = (document: OpenApi, { operation }: Call): (Response | undefined)[] =>
  Object.entries(operation.responses ?? {})
    .filter(([status]) => isSuccess(status))
    .map(([, response]) => resolved(document, response));

/** The first successful response that describes a body. */
const responseSchema = (document: OpenApi, call: Call) =>
  successOf(document, call)
    .map(response => schemaIn(response?.content))
    .find(schema => schema !== undefined);

interface Pair {
  documents: { console: OpenApi; backend: OpenApi };
  console: Call;
  backend: Call;
}

type Found = Pick<Difference, 'at' | 'console' | 'backend'>;

const sides = (
  { documents }: Pair,
  mine: JsonSchema | undefined,
  theirs: JsonSchema | undefined,
  direction: Direction,
) =>
  compareSchemas(
    { document: documents.console, schema: mine },
    { document: documents.backend, schema: theirs },
    direction,
  );

const located = (place: string, found: readonly Found[]) =>
  found.map(one => ({ ...one, at: [place, one.at].filter(Boolean).join(': ') }));

const compareBodies = (pair: Pair): Found[] => {
  const mine = resolved(pair.documents.console, pair.console.operation.requestBody);
  const theirs = resolved(pair.documents.backend, pair.backend.operation.requestBody);
  if (!mine) return theirs?.required ? [{ at: 'body', console: 'sends none', backend: 'requires one' }] : [];
  if (!theirs) return [{ at: 'body', console: 'sends one', backend: 'takes none' }];
  const types = Object.keys(theirs.content ?? {});
  if (types.length > 0 && !types.some(type => JSON_TYPE.test(type)))
    return [{ at: 'body', console: 'sends JSON', backend: `takes ${types.join(', ')}` }];
  return located('body', sides(pair, schemaIn(mine.content), schemaIn(theirs.content), 'sent'));
};

const compareResponses = (pair: Pair): Found[] => {
  const mine = responseSchema(pair.documents.console, pair.console);
  const theirs = responseSchema(pair.documents.backend, pair.backend);
  return located('response', sides(pair, mine, theirs, 'answered'));
};

const isUndescribed = ({ documents, console, backend }: Pair) => {
  const { type, properties, items, anyOf, oneOf, additionalProperties } =
    plainSchema(documents.backend, responseSchema(documents.backend, backend)) ?? {};
  const says = [properties, items, anyOf, oneOf, additionalProperties].some(part => typeof part === 'object');
  const isBare = !says && (type === undefined || type === 'object');
  return isBare && responseSchema(documents.console, console) !== undefined;
};

const absent = (keys: readonly string[], { name }: Call): Found => {
  const methods = methodsAt(keys, name);
  return {
    at: '',
    console: 'makes this call',
    backend: methods.length > 0 ? `has only ${methods.join(', ')} there` : 'has no such path',
  };
};

/**
 * The differences between what the console's own document expects and a backend's documents, which are read together: a
 * backend may describe its management in a document of its own.
 */
export const compareDocuments = (console: OpenApi, ...backends: readonly OpenApi[]): Comparison => {
  const theirs = new Map(
    backends.flatMap(document => [...callsOf(document)].map(([key, other]) => [key, { document, other }] as const)),
  );
  const undescribed: string[] = [];
  const differences = [...callsOf(console)].flatMap(([key, call]) => {
    const found = (): Found[] => {
      const described = theirs.get(keyOf(key));
      if (!described) return [absent([...theirs.keys()], call)];
      const { document, other } = described;
      const pair = { documents: { console, backend: document }, console: call, backend: other };
      if (isUndescribed(pair)) undescribed.push(call.name);
      return [...compareParameters(pair.documents, call, other), ...compareBodies(pair), ...compareResponses(pair)];
    };
    return found().map(one => ({ resource: resourceNameOf(call.path), call: call.name, ...one }));
  });
  return { calls: callsOf(console).size, differences, undescribed };
};
