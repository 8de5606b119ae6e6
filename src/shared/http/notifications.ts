import { isAxiosError, isCancel, type AxiosResponse } from 'axios';
import { InvalidAnswer, isRecord } from './answers';

/** A message for the person: a translation key or the server's own words, with parameters that are always text. */
export interface Notice {
  key: string;
  params?: Record<string, string>;
  /** The server's own words, for a code of its own that has no translation here (decision 36). */
  words?: string;
}

/** What the server's error bodies should hold (spec 8), each a text; nothing is taken for granted. */
interface ErrorBody {
  fieldErrors?: unknown;
  message?: unknown;
  detail?: unknown;
  path?: unknown;
}

const LONGEST_SERVER_TEXT = 300;
const SILENT_PATHS = /\/?api\/(account|authenticate)/;

/** The header whose name ends so, whatever prefix the backend gives it. */
const header = (response: AxiosResponse, suffix: string): string | undefined => {
  const found = Object.entries(response.headers).find(([name]) => name.toLowerCase().endsWith(suffix));
  return found && String(found[1]).slice(0, LONGEST_SERVER_TEXT);
};

const decoded = (text = ''): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
};

/** `diseaseSymptoms[3].weight` is told as `diseaseSymptoms[].weight`, and Min and Max as Size (JHipster). */
const fieldErrorNotice = (error: Record<string, unknown>): Notice => {
  const [field, objectName, message] = [error.field, error.objectName, error.message].map(part =>
    String(part ?? '').slice(0, LONGEST_SERVER_TEXT),
  );
  return {
    key: `error.${/^(Min|Max)$/.test(message) ? 'Size' : message}`,
    params: { fieldName: `${objectName}.${field.replace(/\[\d*\]/g, '[]')}` },
  };
};

const bodyOf = ({ data }: AxiosResponse): ErrorBody => (isRecord(data) ? data : {});

/** Codes of a server are dotted: `error.idexists`. */
export const looksLikeKey = (text: string) => /^[\w-]+(\.[\w[\]-]+)+$/.test(text);

/** Never a page of HTML nor a stack trace. */
const isReadable = (text: string) =>
  text !== '' && text.length <= LONGEST_SERVER_TEXT && !text.trimStart().startsWith('<');

const textsOf = (response: AxiosResponse): string[] => {
  const { message, detail } = bodyOf(response);
  return [message, detail, response.data].filter(part => typeof part === 'string');
};

/** What the server says that may be shown: a code or words. */
const serverText = (response: AxiosResponse): string | undefined => textsOf(response).slice(0, 1).find(isReadable);

/** Tells by a code, or by what the server says beside it. */
const noticeOf = (key: string, response: AxiosResponse): Notice => ({
  key,
  words: looksLikeKey(key) ? textsOf(response).find(text => isReadable(text) && !looksLikeKey(text)) : undefined,
});

/** The message in the body of a refused request, where there is one that may be shown. */
export const serverMessageOf = (error: unknown): string | undefined =>
  isAxiosError(error) && error.response ? serverText(error.response) : undefined;

/** The same, with the words that stand in for a code without a translation. */
export const serverNoticeOf = (error: unknown): Notice | undefined => {
  const key = serverMessageOf(error);
  return key && isAxiosError(error) && error.response ? noticeOf(key, error.response) : undefined;
};

const isSilent = (response: AxiosResponse) => {
  const path = String(bodyOf(response).path ?? response.config?.url ?? '');
  return response.status === 401 && (SILENT_PATHS.test(path) || serverText(response) === undefined);
};

export const noticesOfSuccess = (response: AxiosResponse): Notice[] => {
  const key = header(response, 'app-alert');
  return key ? [{ key, params: { param: decoded(header(response, 'app-params')) } }] : [];
};

const noticesOfResponse = (response: AxiosResponse): Notice[] => {
  const { status } = response;
  if (isSilent(response)) return [];
  if (status === 0) return [{ key: 'error.server.not.reachable' }];
  if (status === 404) return [{ key: 'error.url.not.found' }];
  if (status === 403) return [{ key: 'error.http.403' }];

  const key = status === 400 && header(response, 'app-error');
  if (key) return [{ ...noticeOf(key, response), params: { entityKey: decoded(header(response, 'app-params')) } }];

  const { fieldErrors } = bodyOf(response);
  if (status === 400 && Array.isArray(fieldErrors)) return fieldErrors.filter(isRecord).map(fieldErrorNotice);
  if (status >= 502 && status <= 504) return [{ key: 'error.server.unavailable' }];
  const general = status >= 500 ? 'error.internalServerError' : `error.http.${status}`;
  return [noticeOf(serverText(response) ?? general, response)];
};

/** The error catalogue of spec 8 as one pure table: what to tell a person about a failure. */
export const noticesOfFailure = (error: unknown): Notice[] => {
  if (isCancel(error)) return [];
  if (error instanceof InvalidAnswer) return [{ key: error.message }];
  if (isAxiosError(error)) {
    if (error.response) return noticesOfResponse(error.response);
    return [{ key: error.code === 'ECONNABORTED' ? 'error.server.timeout' : 'error.server.not.reachable' }];
  }
  return [{ key: (error instanceof Error && error.message) || 'error.unknown' }];
};
