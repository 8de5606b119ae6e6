import { referenceTo } from '../contract/openapi/validator';
import { type BodyFault, bodyFaults } from './body-check';
import { givenRecord } from './given-records';
import { knownCall, noteUnknownCall } from './known-calls';
import { noteOffence } from './offences';
import { noteOwnFields } from './own-fields';
import { pathOf } from './problem';
import { documentOf } from './request';

/** Where `test/openapi.json` describes the body of a request; undefined if it has none. */
export const bodySchemaOf = (request: Request): string | undefined => {
  const call = knownCall(request.method, pathOf(request));
  if (!call?.operation.requestBody) return undefined;
  const body = ['requestBody', 'content', 'application/json', 'schema'];
  return referenceTo(['paths', call.path, request.method.toLowerCase(), ...body]);
};

/**
 * What is wrong with the body of a request; empty if it is no JSON object, or should have none. A DELETE sends the row
 * as the list showed it, which may lack parts.
 */
export const faultsOfRequest = async (request: Request): Promise<BodyFault[]> => {
  if (request.method === 'DELETE') return [];
  const schema = bodySchemaOf(request);
  const sent = schema && (await documentOf(request.clone()));
  if (!sent) return [];
  return bodyFaults(schema, sent, request.method === 'PUT' ? givenRecord(request, sent) : undefined);
};

/** Records what a client may not send: an unknown call, a field of the console's own or a faulty body. */
export const noteOffences = async (request: Request) => {
  noteUnknownCall(request);
  await noteOwnFields(request);
  const faults = await faultsOfRequest(request);
  faults.forEach(({ path, kind }) => noteOffence(`${request.method} ${pathOf(request)}: ${path} ${kind}`));
};
