import { type Call, callsOf, keyOf, methodsAt, resourceNameOf } from '../openapi/calls';
import { type JsonSchema } from '../openapi/json-schema';
import { plainSchema, resolved } from '../openapi/resolve';
import { type Content, type OpenApi } from '../openapi/types';
import { compareParameters } from './compare-parameters';
import { compareSchemas, type Side } from './compare-schemas';

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

/** A call, and the document that describes it. */
interface Described {
  document: OpenApi;
  call: Call;
}

/** The first successful response that describes a body. */
const responseOf = ({ document, call }: Described): Side => {
  const successes = Object.entries(call.operation.responses ?? {}).filter(([status]) => /^2/.test(status));
  const schemas = successes.map(([, response]) => schemaIn(resolved(document, response)?.content));
  return { document, schema: schemas.find(schema => schema !== undefined) };
};

type Found = Pick<Difference, 'at' | 'console' | 'backend'>;

const compareAt = (place: string, ...sides: Parameters<typeof compareSchemas>): Found[] =>
  compareSchemas(...sides).map(one => ({ ...one, at: [place, one.at].filter(Boolean).join(': ') }));

const compareBodies = (console: Described, backend: Described): Found[] => {
  const [mine, theirs] = [console, backend].map(({ document, call }) => resolved(document, call.operation.requestBody));
  if (!mine) return theirs?.required ? [{ at: 'body', console: 'sends none', backend: 'requires one' }] : [];
  if (!theirs) return [{ at: 'body', console: 'sends one', backend: 'takes none' }];
  const types = Object.keys(theirs.content ?? {});
  if (types.length > 0 && !types.some(type => JSON_TYPE.test(type)))
    return [{ at: 'body', console: 'sends JSON', backend: `takes ${types.join(', ')}` }];
  const sent = { document: console.document, schema: schemaIn(mine.content) };
  return compareAt('body', sent, { document: backend.document, schema: schemaIn(theirs.content) }, 'sent');
};

const isUndescribed = ({ document, schema }: Side) => {
  const { type, properties, items, anyOf, oneOf, additionalProperties } = plainSchema(document, schema) ?? {};
  const says = [properties, items, anyOf, oneOf, additionalProperties].some(part => typeof part === 'object');
  return !says && (type === undefined || type === 'object');
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
    backends.flatMap(document => [...callsOf(document)].map(([key, call]) => [key, { document, call }] as const)),
  );
  const undescribed: string[] = [];
  const differences = [...callsOf(console)].flatMap(([key, call]) => {
    const found = (): Found[] => {
      const described = theirs.get(keyOf(key));
      if (!described) return call.operation['x-optional'] ? [] : [absent([...theirs.keys()], call)];
      const mine = { document: console, call };
      const [expected, answered] = [responseOf(mine), responseOf(described)];
      if (expected.schema && isUndescribed(answered)) undescribed.push(call.name);
      return [
        ...compareParameters({ console, backend: described.document }, call, described.call),
        ...compareBodies(mine, described),
        ...compareAt('response', expected, answered, 'answered'),
      ];
    };
    return found().map(one => ({ resource: resourceNameOf(call.path), call: call.name, ...one }));
  });
  return { calls: callsOf(console).size, differences, undescribed };
};
