import { compareDocuments } from '../diff/compare';
import { reportOf } from '../diff/report';
import { type JsonSchema } from '../openapi/json-schema';
import { resolved } from '../openapi/resolve';
import { type OpenApi, type Operation, type Parameter } from '../openapi/types';
import { ownDocument } from './own-document';

/** An OpenAPI document that tests change in place. */
export type Backend = OpenApi & { paths: Record<string, Record<string, Operation>>; components: { schemas: Schemas } };
export type Schemas = Record<string, JsonSchema & { properties: Record<string, JsonSchema> }>;

/** The console's own document, used as the document of a backend that fully agrees. */
export const backend = () => ownDocument() as Backend;

/** The lines of the report that show differences, after a change to the backend's document. */
export const linesAfter = (change: (document: Backend) => unknown) => {
  const document = backend();
  change(document);
  const { differences, ...rest } = compareDocuments(ownDocument(), document);
  const report = reportOf({ ...rest, differences });
  return report.split('\n').filter(line => line.startsWith('  '));
};

/** A query parameter of a GET call, which a test may change without changing that of other calls. */
export const parameter = (document: Backend, path: string, name: string) => {
  const { get } = document.paths[path];
  get.parameters = get.parameters?.map(one => structuredClone(resolved(document, one) ?? one));
  return get.parameters?.find(one => one.name === name) as Parameter;
};

export const schemas = ({ components }: Backend) => components.schemas;
