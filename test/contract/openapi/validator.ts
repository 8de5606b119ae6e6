import Ajv2020, { type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { type OpenApi } from './types';

const DOCUMENT = 'openapi.json';

/** Errors that only say that an inner error occurred. */
const isSummary = ({ keyword }: ErrorObject) => ['anyOf', 'oneOf', 'if'].includes(keyword);

const escaped = (step: string) => step.replace(/~/g, '~0').replace(/\//g, '~1').replace(/[{}]/g, encodeURIComponent);

/** The steps from the root of a document to one of its parts, as a reference: `#/paths/~1api~1groups/get`. */
export const referenceTo = (steps: readonly string[]) => `#/${steps.map(escaped).join('/')}`;

/** Checks values against the schemas of a document, which are given by their references. */
export const createValidator = (document: OpenApi) => {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
  addFormats(ajv);
  // The pattern of ajv-formats needs too deep a stack for a picture of 10 MB.
  ajv.addFormat('byte', text => text.length % 4 === 0 && !/[^\w+/=]|_/.test(text));
  ajv.addSchema({ ...document, $id: DOCUMENT } as AnySchemaObject, undefined, undefined, false);
  const compiled = new Map<string, ValidateFunction>();
  return (reference: string, value: unknown): ErrorObject[] => {
    const validate = compiled.get(reference) ?? ajv.compile({ $ref: DOCUMENT + reference });
    compiled.set(reference, validate);
    return validate(value) ? [] : (validate.errors ?? []).filter(error => !isSummary(error));
  };
};
