import json from '../../openapi.json';
import { type OpenApi } from './types';

/** What the console sends, and what it can read: `test/openapi.json`. Nobody changes it. */
export const OWN_DOCUMENT = json as unknown as OpenApi;
