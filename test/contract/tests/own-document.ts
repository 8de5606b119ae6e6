import { readFileSync } from 'node:fs';
import { type OpenApi } from '../openapi/types';

/** A fresh copy of the console's own document. */
export const ownDocument = (): OpenApi => JSON.parse(readFileSync('test/openapi.json', 'utf8')) as OpenApi;
