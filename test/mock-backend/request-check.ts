import { referenceTo } from '../contract/openapi/validator';
import { type BodyFault, bodyFaults } from './body-check';
import { givenRecord } from './given-records';
import { knownCall, noteUnknownCall } from './known-calls';
import { noteOffence } from './offences';
import { noteOwnFields } from './own-fields';
import { invalid, pathOf, problem } from './problem';
import { documentOf } from './request';
import { writtenResource } from './written-resource';

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

/**
 * Records what a client may not send: an unknown call, a field of the console's own or a faulty body. Returns the
 * faults of the body.
 */
export const noteOffences = async (request: Request): Promise<BodyFault[]> => {
  noteUnknownCall(request);
  await noteOwnFields(request);
  const faults = await faultsOfRequest(request);
  faults.forEach(({ path, kind }) => noteOffence(`${request.method} ${pathOf(request)}: ${path} ${kind}`));
  return faults;
};

const MESSAGES = { 'left out': 'NotNull', 'too long': 'Size' } as const;

/**
 * A strict backend's response to a faulty body: errors by field, or an error that the JSON does not fit its classes.
 */
export const faultyBody = (request: Request, faults: BodyFault[]): Response => {
  const misfit = faults.find(({ kind }) => kind === 'wrong type');
  if (misfit) return problem(request, 400, { detail: `JSON parse error: ${misfit.path}` });
  const objectName = writtenResource(request)?.entity ?? 'body';
  return invalid(
    request,
    faults.flatMap(({ path: field, kind }) =>
      kind === 'wrong type' ? [] : [{ objectName, field, message: MESSAGES[kind] }],
    ),
  );
};
