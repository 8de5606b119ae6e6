import { type JsonSchema } from '../openapi/json-schema';
import { type OpenApi, type Operation } from '../openapi/types';

interface Located {
  schema: JsonSchema | undefined;
  /** Steps from the root of the document to the schema. */
  steps: readonly string[];
}

/** The schema of a call's first response with content, and its path in the document; undefined if there is none. */
export const locateResponse = (document: OpenApi, call: string): Located | undefined => {
  const [method, path] = call.split(' ');
  const name = method.toLowerCase();
  const operation = document.paths?.[path]?.[name] as Operation | undefined;
  const found = Object.entries(operation?.responses ?? {}).find(([, { content }]) => content !== undefined);
  if (!found) return undefined;
  const [status, { content }] = found;
  return {
    schema: content?.['application/json']?.schema,
    steps: ['paths', path, name, 'responses', status, 'content', 'application/json', 'schema'],
  };
};

export const responseSchemaOf = (document: OpenApi, call: string) => locateResponse(document, call)?.schema;
