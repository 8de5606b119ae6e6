import { type JsonSchema } from '../contract/openapi/json-schema';
import { OWN_DOCUMENT } from '../contract/openapi/own-document';
import { plainSchema } from '../contract/openapi/resolve';
import { type ResourceDefinition, resourceNamed } from './resource';
import { collectionOf, resourceAt } from './written-resource';

/** The schemas of the fields of a record, by their names. */
export type Fields = Readonly<Record<string, JsonSchema>>;

/** A schema of `test/openapi.json` without references. */
export const plain = (schema: JsonSchema | undefined): JsonSchema => plainSchema(OWN_DOCUMENT, schema) ?? {};

export const isList = (schema: JsonSchema | undefined) => plain(schema).items !== undefined;

/** The records whose schema has another name than in errors. */
const NAMES: Readonly<Record<string, string>> = { userManagement: 'Account', userApplication: 'Customer' };

/** Where `test/openapi.json` describes the records of a resource: `#/components/schemas/Disease`. */
export const schemaOf = ({ entity }: ResourceDefinition) =>
  `#/components/schemas/${NAMES[entity] ?? entity.replace(/^./, letter => letter.toUpperCase())}`;

/** The lists of the records of a resource, each empty. */
export const emptyLists = (definition: ResourceDefinition): Record<string, []> => {
  const fields = plain({ $ref: schemaOf(definition) }).properties ?? {};
  return Object.fromEntries(Object.keys(fields).flatMap(name => (isList(fields[name]) ? [[name, []]] : [])));
};

export const FLASHCARD_OWNER = '#/components/schemas/FlashcardOwner';

/** The fields that the console knows of the records that a request reads or writes. */
export const fieldsOf = (request: Request): Fields => {
  if (collectionOf(request) === 'diseases/flashcards') return plain({ $ref: FLASHCARD_OWNER }).properties ?? {};
  const name = resourceAt(request);
  return (name && plain({ $ref: schemaOf(resourceNamed(name)) }).properties) || {};
};
