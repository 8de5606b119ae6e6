import { type JsonSchema } from './json-schema';

/** After this many steps, references that point at each other in a loop are given up. */
const MAX_STEPS = 50;

export const stepInto = (node: unknown, step: string): unknown =>
  typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[step] : undefined;

const unescaped = (step: string) => decodeURIComponent(step).replace(/~1/g, '/').replace(/~0/g, '~');

const at = (document: unknown, pointer: string): unknown =>
  pointer.split('/').slice(1).map(unescaped).reduce(stepInto, document);

/** The node itself, or the target of its `$ref` inside the document; undefined if the target does not exist. */
export const resolved = <T extends { $ref?: string }>(document: unknown, node: T | undefined): T | undefined => {
  let found = node;
  for (let steps = 0; found?.$ref !== undefined; steps += 1) {
    if (steps === MAX_STEPS || !found.$ref.startsWith('#/')) return undefined;
    found = at(document, found.$ref) as T | undefined;
  }
  return found;
};

const merged = (one: JsonSchema, other: JsonSchema): JsonSchema => ({
  ...one,
  ...other,
  ...((one.properties ?? other.properties) && { properties: { ...one.properties, ...other.properties } }),
  ...((one.required ?? other.required) && { required: [...(one.required ?? []), ...(other.required ?? [])] }),
});

/** A schema without `$ref` and `allOf` at its top level; undefined if it says nothing. */
export const plainSchema = (document: unknown, schema: JsonSchema | undefined, depth = 0): JsonSchema | undefined => {
  const { allOf, ...own } = resolved(document, schema) ?? {};
  const parts = depth < MAX_STEPS ? (allOf ?? []).map(part => plainSchema(document, part, depth + 1) ?? {}) : [];
  const whole = [...parts, own].reduce(merged, {});
  return Object.keys(whole).length > 0 ? whole : undefined;
};

/** The alternative schemas of a value: those of `anyOf` or `oneOf`, or the only one. */
export const alternativesOf = (document: unknown, schema: JsonSchema | undefined): JsonSchema[] => {
  const plain = plainSchema(document, schema);
  const several = plain?.anyOf ?? plain?.oneOf;
  if (!plain || !several) return plain ? [plain] : [];
  return several.flatMap(one => alternativesOf(document, one));
};
