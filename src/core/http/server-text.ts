import { isAxiosError, isCancel, type AxiosResponse } from 'axios';
import { LookupFailed } from './lookup-failed';
import { readRefusal, readSuccessAlert, type Refusal, type RefusedField } from './notifications';
import { inOneLine, isCode, isReadable } from './server-message';
import type { MessageKey } from 'core/i18n/message-key';
import { nameOfEntity, nameOfField } from './server-names';
import { findFilledText, t, type Params } from 'core/i18n/translate';

/** A message of a field: a translation key, or words as they are shown. */
export interface ServerMessage {
  key: string;
  params?: Record<string, string>;
}

/** The text of a field's error. A key without a text becomes a general sentence, never a raw key. */
export const textOfMessage = ({ key, params = {} }: ServerMessage): string => {
  const text = findFilledText(key, params);
  if (text !== undefined) return text;
  if (!isCode(key)) return key;
  return findFilledText('error.invalidField', params) ?? t('error.unknown');
};

const STATUS_TEXTS: Readonly<Record<number, MessageKey>> = {
  0: 'error.server.not.reachable',
  401: 'error.http.401',
  403: 'error.http.403',
  404: 'error.url.not.found',
  405: 'error.http.405',
  409: 'error.http.409',
  412: 'error.concurrencyFailure',
  413: 'error.http.413',
  422: 'error.validation',
  429: 'error.http.429',
  502: 'error.server.unavailable',
  503: 'error.server.unavailable',
  504: 'error.server.unavailable',
};

const textOfStatus = (status: number): string =>
  t(STATUS_TEXTS[status] ?? (status >= 500 ? 'error.internalServerError' : 'error.http.400'));

/** Where the text of a server's code may stand; its last part names it below another prefix too. */
const keysOfCode = (code: string): string[] => {
  const last = code.split('.').at(-1) ?? code;
  const own = [`error-messages.${last}`, `error.${last}`];
  return code.includes('.') ? [code, ...own] : own;
};

/** Servers send one code whether an item that others refer to is deleted or saved; its own text speaks of deleting. */
const keyOfRequest = (key: string, { isOfDelete }: Refusal) =>
  key === 'error.relationships' && !isOfDelete ? 'error.relationshipsOfSaved' : key;

const textOfCodes = (refusal: Refusal): string | undefined => {
  const { codes, subject } = refusal;
  const params: Params = {
    param: subject,
    entityName: nameOfEntity(subject) ?? t('entity.record'),
  };
  return codes
    .flatMap(keysOfCode)
    .map(key => findFilledText(keyOfRequest(key, refusal), params))
    .find(Boolean);
};

/** So many fields are told; a form tells of each at its place. */
const MAX_FIELDS = 3;

const textOfField = ({ objectName, field, message }: RefusedField): string =>
  textOfMessage({ key: message, params: { fieldName: nameOfField(objectName, field) } });

const textOfFields = ({ fields }: Refusal): string =>
  [...new Set(fields.filter(({ field }) => field !== '').map(textOfField))].slice(0, MAX_FIELDS).join(' ');

/** What the server itself says of a failure: its fields, else its code in our words, else its own words. */
const textOfRefusal = (refusal: Refusal): string | undefined =>
  textOfFields(refusal) || textOfCodes(refusal) || refusal.words[0];

const NATIVE_ERRORS = [TypeError, RangeError, ReferenceError, SyntaxError];

const textOfError = (error: unknown): string => {
  const isMade = error instanceof Error && !NATIVE_ERRORS.some(kind => error instanceof kind);
  const message = isMade ? inOneLine(error.message) : '';
  return findFilledText(message, {}) ?? (isReadable(message) ? message : t('error.unknown'));
};

/**
 * The one text of a failure, wherever it is told: what the server says of it, else what its status says. Empty for a
 * request that was given up.
 */
export const textOfFailure = (error: unknown): string => {
  if (isCancel(error)) return '';
  if (error instanceof LookupFailed) return textOfMessage(error.serverMessage);
  if (!isAxiosError(error)) return textOfError(error);
  if (error.response) return textOfRefusal(readRefusal(error.response)) ?? textOfStatus(error.response.status);
  const isTimeout = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
  return t(isTimeout ? 'error.server.timeout' : 'error.server.not.reachable');
};

/** What a save was refused for; 'Error!' stands before it where the server itself said nothing (R160). */
export const textOfSaveError = (error: unknown): string => {
  const serverText = isAxiosError(error) && error.response && textOfRefusal(readRefusal(error.response));
  return serverText || [t('error.default'), textOfFailure(error)].filter(Boolean).join(' ');
};

const DONE: Readonly<Record<string, { named: MessageKey; plain: MessageKey }>> = {
  created: { named: 'messages.created', plain: 'messages.saveSuccess' },
  updated: { named: 'messages.updated', plain: 'messages.saveSuccess' },
  deleted: { named: 'messages.deleted', plain: 'messages.deleteSuccess' },
};

/** `medconsoleApp.disease.updated` is told with the section's name, where the console knows no closer text. */
const textOfDone = (code: string): string | undefined => {
  const parts = code.split('.');
  const done = Object.hasOwn(DONE, parts.at(-1) ?? '') ? DONE[parts.at(-1) ?? ''] : undefined;
  if (!done) return undefined;
  const name = nameOfEntity(parts.at(-2) ?? '');
  return name ? t(done.named, { name }) : t(done.plain);
};

/** What the server says of a success; nothing where it says nothing that the console has words for. */
export const textOfSuccess = (response: AxiosResponse): string | undefined => {
  const alert = readSuccessAlert(response);
  if (!alert) return undefined;
  if (!isCode(alert.text)) return alert.text;
  // The texts below `error` tell of failures.
  if (alert.text.startsWith('error')) return undefined;
  return findFilledText(alert.text, { param: alert.subject }) ?? textOfDone(alert.text);
};
