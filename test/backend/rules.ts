import { type FieldError } from './problem';
import { type Document, type ResourceDefinition, type Rule } from './resource';

export const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim());

/** How a value breaks a rule, if it does. */
export const broken = (value: unknown, { required, max }: Rule): FieldError['message'] | undefined => {
  if (required && isBlank(value)) return 'NotNull';
  return max !== undefined && typeof value === 'string' && value.length > max ? 'Size' : undefined;
};

/** Bean validation: which properties break the rules of their resource. */
export const fieldErrors = (
  { entity, rules = {}, check = () => [] }: ResourceDefinition,
  document: Document,
): FieldError[] => [
  ...Object.entries(rules).flatMap(([field, rule]) => {
    const message = broken(document[field], rule);
    return message ? [{ objectName: entity, field, message }] : [];
  }),
  ...check(document),
];
