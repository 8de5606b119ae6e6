import { type Call } from '../openapi/calls';
import { plainSchema } from '../openapi/resolve';
import { type Parameter } from '../openapi/types';
import { compareSchemas } from './compare-schemas';

/** A parameter in which the two documents differ. */
export interface ParameterDifference {
  /** `query user.email`. */
  at: string;
  console: string;
  backend: string;
}

/** Headers that the backend's document may list and that every call sends. */
const EVERY_CALL = ['authorization', 'accept', 'content-type', 'accept-language'];

/** An object in the query means one parameter for each of its fields, as with Spring's `Pageable`. */
const spread = (document: unknown, parameter: Parameter): Parameter[] => {
  const schema = plainSchema(document, parameter.schema);
  if (parameter.in !== 'query' || !schema?.properties) return [parameter];
  return Object.entries(schema.properties).map(([name, one]) => ({ name, in: 'query', schema: one }));
};

/** Header names are case-insensitive. */
const isSame = (one: Parameter, other: Parameter) =>
  one.in === other.in &&
  (one.in === 'header' ? one.name.toLowerCase() === other.name.toLowerCase() : one.name === other.name);

const nameOf = ({ in: place, name }: Parameter) => `${place} ${name}`;

/** A list is sent as repeated keys unless its style says otherwise. */
const isRepeated = ({ style = 'form', explode = style === 'form' }: Parameter) => style === 'form' && explode;

interface Documents {
  console: unknown;
  backend: unknown;
}

const compareOne = (documents: Documents, mine: Parameter, theirs: Parameter): ParameterDifference[] => {
  const at = nameOf(mine);
  const [sent, taken] = [plainSchema(documents.console, mine.schema), plainSchema(documents.backend, theirs.schema)];
  if (sent?.items && !taken?.items && theirs.schema)
    return [{ at, console: 'sends a list', backend: 'takes one value' }];
  if (sent?.items && !isRepeated(theirs))
    return [{ at, console: 'repeats the key for each value', backend: 'takes all values under one key' }];
  // A backend that takes a list also takes one value.
  const console = { document: documents.console, schema: sent?.items ?? sent };
  const backend = { document: documents.backend, schema: taken?.items ?? taken };
  return compareSchemas(console, backend, 'sent').map(one => ({ ...one, at }));
};

/** Path parameters are matched by position: their names may differ. */
const ofPath = ({ path, parameters }: Call) =>
  [...path.matchAll(/\{(\w+)/g)].flatMap(
    ([, name]) => parameters.find(one => one.in === 'path' && one.name === name) ?? [],
  );

const comparePath = (documents: Documents, console: Call, backend: Call): ParameterDifference[] => {
  const theirs = ofPath(backend);
  return ofPath(console).flatMap((mine, index) => (theirs[index] ? compareOne(documents, mine, theirs[index]) : []));
};

/** The parameters of a call in which the two documents differ. */
export const compareParameters = (documents: Documents, console: Call, backend: Call): ParameterDifference[] => {
  const mine = console.parameters.filter(one => one.in !== 'path');
  const theirs = backend.parameters.filter(one => one.in !== 'path').flatMap(one => spread(documents.backend, one));
  const sent = mine.flatMap(parameter => {
    const same = theirs.find(other => isSame(parameter, other));
    return same
      ? compareOne(documents, parameter, same)
      : [{ at: nameOf(parameter), console: 'sends it', backend: 'does not take it' }];
  });
  const required = theirs
    .filter(one => one.required && ['query', 'header'].includes(one.in) && !EVERY_CALL.includes(one.name.toLowerCase()))
    .filter(one => !mine.some(other => isSame(one, other)))
    .map(one => ({ at: nameOf(one), console: 'does not send it', backend: 'requires it' }));
  return [...comparePath(documents, console, backend), ...sent, ...required];
};
