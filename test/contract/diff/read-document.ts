import { readFile } from 'node:fs/promises';
import { upgrade } from '@scalar/openapi-upgrader';
import { type OpenApi } from '../openapi/types';
import { causeOf, isTimeout, Unreadable } from './unreadable';

const TIMEOUT = 10_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fetchText = async (url: string) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT), headers: { accept: 'application/json' } });
  if (!response.ok) throw new Unreadable(`${url} answered ${response.status}.`);
  return response.text();
};

const reasonOf = (error: unknown) => (isTimeout(error) ? `no response in ${TIMEOUT / 1000} seconds` : causeOf(error));

const readText = async (source: string) => {
  try {
    return await (/^https?:\/\//i.test(source) ? fetchText(source) : readFile(source, 'utf8'));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(`${source} could not be read: ${reasonOf(error)}.`);
  }
};

/**
 * Parses a text as an OpenAPI 3 document; Swagger 2 is converted.
 * @throws Unreadable if it is not JSON, or neither OpenAPI 3 nor Swagger 2
 */
export const parseDocument = (text: string, source: string): OpenApi => {
  const isHtml = /^\s*</.test(text);
  if (isHtml) throw new Unreadable(`${source} is a page of HTML, not JSON: is this the address of the JSON document?`);
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new Unreadable(`${source} is not JSON.`);
  }
  const isKnown = isObject(document) && (document.swagger === '2.0' || /^3\./.test(String(document.openapi)));
  if (!isKnown || !isObject(document) || !isObject(document.paths))
    throw new Unreadable(`${source} is JSON, but no OpenAPI 3 or Swagger 2 document with paths.`);
  return document.swagger === undefined
    ? (document as unknown as OpenApi)
    : (upgrade(document, '3.1') as unknown as OpenApi);
};

/** Reads the document from an address or a file. */
export const readDocument = async (source: string): Promise<OpenApi> => parseDocument(await readText(source), source);
