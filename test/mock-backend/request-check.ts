import { type BodyFault, bodyFaults } from './body-check';
import { BODY_SHAPES, OTHER_BODY_SHAPES } from './body-shapes';
import { givenRecord } from './given-records';
import { isKnownCall } from './known-calls';
import { noteOffence } from './offences';
import { noteOwnFields } from './own-fields';
import { invalid, pathOf, problem } from './problem';
import { jsonOf } from './request';
import { type Document } from './resource';
import { collectionOf, writtenResource } from './written-resource';

const shapeOf = (request: Request) => {
  const resource = writtenResource(request);
  return resource ? BODY_SHAPES[resource.name] : OTHER_BODY_SHAPES[collectionOf(request)];
};

/** What is wrong with the body of a POST, PUT or PATCH; empty if the body is not JSON or its shape is not known. */
export const faultsOfRequest = async (request: Request): Promise<BodyFault[]> => {
  if (!['POST', 'PUT', 'PATCH'].includes(request.method)) return [];
  const fields = shapeOf(request);
  const body = await jsonOf(request.clone());
  if (!fields || typeof body !== 'object' || body === null) return [];
  const sent = body as Document;
  return bodyFaults(fields, sent, request.method === 'PUT' ? givenRecord(request, sent) : undefined);
};

/**
 * Records what a client may not send: an unknown call, a field of the console's own or a faulty body. Returns the
 * faults of the body.
 */
export const noteOffences = async (request: Request): Promise<BodyFault[]> => {
  const call = `${request.method} ${pathOf(request)}`;
  if (!isKnownCall(request.method, pathOf(request))) noteOffence(`${call}: not in the specification`);
  await noteOwnFields(request);
  const faults = await faultsOfRequest(request);
  faults.forEach(({ path, kind }) => noteOffence(`${call}: ${path} ${kind}`));
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
