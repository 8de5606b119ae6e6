import { ALERT_HEADER, alertHeaders, APPLICATION } from './problem';
import { jsonOf } from './request';
import { type Document } from './resource';
import { writtenResource } from './written-resource';

const VERBS: Record<string, string> = { POST: 'created', PUT: 'updated', DELETE: 'deleted' };

/** POST calls that are reported as `updated`, because they act on an existing customer. */
const CHANGES = /\/api\/(account\/toggle-mobile-activated|activate-subscription\/)/;

const bodyOf = async (message: Request | Response) => ((await jsonOf(message)) ?? {}) as Document;

/** The id of the written record, from the response, from the path, or from the body of a DELETE. */
const idOf = async (request: Request, response: Response) => {
  const body = await bodyOf(response.clone());
  const result = body.interactionResult as Document | undefined;
  const inPath = /\/(\d+)$/.exec(new URL(request.url).pathname)?.[1];
  return result?.id ?? body.id ?? inPath ?? (await bodyOf(request)).id ?? '';
};

/**
 * Adds the headers that a generated JHipster backend sets after a successful write:
 * `X-medconsoleApp-alert: medconsoleApp.disease.updated` and `X-medconsoleApp-params: 25`. `request` must not have been
 * read yet.
 */
export const withSuccessAlert = async (request: Request, response: Response): Promise<Response> => {
  const resource = writtenResource(request);
  if (!resource || !response.ok || response.headers.has(ALERT_HEADER)) return response;
  const verb = CHANGES.test(request.url) ? 'updated' : VERBS[request.method];
  const headers = alertHeaders(`${APPLICATION}.${resource.entity}.${verb}`, await idOf(request, response));
  Object.entries(headers).forEach(([name, value]) => response.headers.set(name, value));
  return response;
};
