import { type ErrorObject } from 'ajv/dist/2020';
import { joined, wordsOf } from '../diff/words';
import { type JsonSchema } from '../openapi/json-schema';
import { resolved } from '../openapi/resolve';
import { type OpenApi } from '../openapi/types';
import { createValidator, referenceTo } from '../openapi/validator';
import { renamedFields } from './renamed';
import { locateResponse } from './response-schema';

/** A field of a response that is not as the console expects it. */
export interface Finding {
  /** `content[].groups[].name`; empty for the whole response. */
  at: string;
  expected: string;
  /** An example of what was received. */
  received: string;
  /** Number of occurrences in this response. */
  count: number;
  /** The first occurrence: `/content/3/name`; absent if no record has the field. */
  pointer?: string;
}

const MAX_LENGTH = 60;

/** A value, shortened to a few characters. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
};

const pathOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map(step => (/^\d+$/.test(step) ? '[]' : `.${step.replace(/~1/g, '/').replace(/~0/g, '~')}`))
    .join('')
    .replace(/^\./, '');

const findingOf = (error: ErrorObject): Finding => {
  const at = pathOf(error.instancePath);
  const pointer = error.instancePath;
  if (error.keyword === 'required') {
    const name = String(error.params.missingProperty);
    return { at: joined(at, name), expected: 'a value', received: 'nothing', count: 1, pointer: `${pointer}/${name}` };
  }
  return { at, expected: wordsOf(error.parentSchema as JsonSchema), received: shown(error.data), count: 1, pointer };
};

/** Limits are those of forms: a stored text may be longer or empty. */
const isLimit = ({ keyword }: ErrorObject) => ['minLength', 'maxLength', 'pattern'].includes(keyword);

/**
 * One finding for each field, with the number of positions at which it is wrong. One position may break several rules.
 */
const grouped = (findings: readonly Finding[]): Finding[] =>
  [...new Set(findings.map(({ at }) => at))].map(field => {
    const all = findings.filter(({ at }) => at === field);
    return { ...all[0], count: new Set(all.map(({ pointer }) => pointer)).size };
  });

/** References to the alternatives of a schema. */
const alternativesAt = (document: OpenApi, reference: string, schema: JsonSchema | undefined): string[] => {
  const own = schema?.$ref ?? reference;
  const { anyOf } = resolved(document, schema) ?? {};
  return anyOf ? anyOf.flatMap((one, index) => alternativesAt(document, `${own}/anyOf/${index}`, one)) : [own];
};

/** References to the schemas of a call's response, one for each alternative. */
const schemasOf = (document: OpenApi, call: string): string[] => {
  const found = locateResponse(document, call);
  return found ? alternativesAt(document, referenceTo(found.steps), found.schema) : [];
};

/** Errors of an alternative that was not meant: the value has another type, or a part would have to be null. */
const isOfAnotherKind = ({ instancePath, keyword, params }: ErrorObject) =>
  keyword === 'type' && (instancePath === '' || params.type === 'null');

/**
 * Checks the body of a call's response against the schemas of an OpenAPI document. If there are several schemas, the
 * response must match one of them; the findings are those of the best match.
 */
export const createChecker = (document: OpenApi) => {
  const errorsIn = createValidator(document);
  return (call: string, body: unknown): Finding[] => {
    const [best = []] = schemasOf(document, call)
      .map(schema => errorsIn(schema, body).filter(error => !isLimit(error)))
      .map(errors => ({ errors, isOther: errors.some(isOfAnotherKind) }))
      .sort((one, other) => Number(one.isOther) - Number(other.isOther) || one.errors.length - other.errors.length)
      .map(({ errors }) => errors);
    const renamed = renamedFields(document, call, body);
    const others = grouped(best.map(findingOf)).filter(one => !renamed.some(({ at }) => at === one.at));
    return [...renamed, ...others];
  };
};
