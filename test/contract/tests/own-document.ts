import { readFileSync } from 'node:fs';
import { type OpenApi } from '../openapi/types';

/** The console's own document, a fresh copy each time. */
export const ownDocument = (): OpenApi => JSON.parse(readFileSync('test/openapi.json', 'utf8')) as OpenApi;
