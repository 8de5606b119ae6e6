import { OWN_DOCUMENT } from '../openapi/own-document';
import { alternativesOf, plainSchema } from '../openapi/resolve';
import { responseSchemaOf } from './response-schema';

/** What `openapi.json` says about the records that a call lists, as a page or as an array. */
export const recordSchema = (call = '') => {
  const schemas = alternativesOf(OWN_DOCUMENT, responseSchemaOf(OWN_DOCUMENT, call));
  const records = schemas.map(schema =>
    plainSchema(OWN_DOCUMENT, plainSchema(OWN_DOCUMENT, schema.properties?.content)?.items),
  );
  return records.find(record => record !== undefined) ?? {};
};
