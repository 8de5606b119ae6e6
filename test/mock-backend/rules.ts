import { stepInto } from '../contract/openapi/resolve';
import { bodyFaults } from './body-check';
import { type FieldError } from './problem';
import { schemaOf } from './record-schema';
import { type Document, type ResourceDefinition } from './resource';

export const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim());

/** Errors for the texts that are longer than `test/openapi.json` allows. */
export const sizeErrors = (
  definition: ResourceDefinition,
  document: Document,
  schema = schemaOf(definition),
): FieldError[] =>
  bodyFaults(schema, document)
    .filter(({ kind }) => kind === 'too long')
    .map(({ path }) => ({ objectName: definition.entity, field: path, message: 'Size' }));

/** Bean validation: errors for the properties that break the rules of their resource. */
export const fieldErrors = (definition: ResourceDefinition, document: Document): FieldError[] => [
  ...(definition.required ?? [])
    .filter(field => isBlank(field.split('.').reduce<unknown>(stepInto, document)))
    .map((field): FieldError => ({ objectName: definition.entity, field, message: 'NotNull' })),
  ...sizeErrors(definition, document),
  ...(definition.check?.(document) ?? []),
];
