import { callsOf } from '../openapi/calls';
import { OWN_DOCUMENT } from '../openapi/own-document';
import { type OpenApi } from '../openapi/types';

/** A copy of the console's own document, which a test may change. */
export const ownDocument = (): OpenApi => structuredClone(OWN_DOCUMENT);

/** The calls that a backend may lack. */
export const OPTIONAL_CALLS = [...callsOf(OWN_DOCUMENT).values()]
  .filter(({ operation }) => operation['x-optional'])
  .map(({ name }) => name);

/** The calls of the console: `GET /api/users/{login}`. */
export const OWN_CALLS = [...callsOf(OWN_DOCUMENT).values()].map(({ name }) => name);
