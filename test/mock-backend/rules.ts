import { bodyFaults } from './body-check';
import { BODY_SHAPES } from './body-shapes';
import { type FieldError } from './problem';
import { type Document, type ResourceDefinition } from './resource';

export const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim());

/** Errors for the texts that are longer than the specification allows. */
export const sizeErrors = ({ name, entity }: ResourceDefinition, document: Document): FieldError[] =>
  bodyFaults(BODY_SHAPES[name] ?? {}, document)
    .filter(({ kind }) => kind === 'too long')
    .map(({ path }) => ({ objectName: entity, field: path, message: 'Size' }));

/** Bean validation: errors for the properties that break the rules of their resource. */
export const fieldErrors = (definition: ResourceDefinition, document: Document): FieldError[] => [
  ...(definition.required ?? [])
    .filter(field => isBlank(document[field]))
    .map((field): FieldError => ({ objectName: definition.entity, field, message: 'NotNull' })),
  ...sizeErrors(definition, document),
  ...(definition.check?.(document) ?? []),
];
