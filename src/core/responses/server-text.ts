import { type AxiosResponse, isAxiosError, isCancel } from 'axios';
import type { MessageKey } from 'core/i18n/message-key';
import { findFilledText, type Params, t } from 'core/i18n/translate';
import { inOneLine } from 'lib/text';
import { detailsOf } from './failure-details';
import { isCode, isReadable } from './internal/server-message';
import { nameOfEntity, nameOfField } from './internal/server-names';
import { LookupFailed } from './lookup-failed';
import { LIMIT_SENTENCE, readRefusal, readSuccessAlert, type Refusal, type RefusedField } from './notifications';
import { saysBodyUnreadable, saysConflict, saysDatabaseRefused } from './refusals';
import { isAccountGone } from './session-end';
import { UnconfirmedWrite } from './write-answers';

/** A message about a field. */
export interface ServerMessage {
  /** A translation key, or the words to show. Of several messages, each is a line. */
  key: string;
  params?: Record<string, string>;
}

/** The largest size that Java has: it is stated where there is no upper limit. */
const NO_LIMIT = '2147483647';

/** The console's text for a limit that the server states in English; undefined for any other message. */
const textOfLimit = (message: string): string | undefined => {
  const [, size, kind, orEqual, min, max] = LIMIT_SENTENCE.exec(message) ?? [];
  if (kind === undefined || min === undefined) return undefined;
  const textOf = (limit: string, params: Params) => findFilledText(`error.${size ? 'size' : 'value'}.${limit}`, params);
  if (/^less/i.test(kind)) return textOf(orEqual ? 'most' : 'below', { max: min });
  if (/^greater/i.test(kind) || max === NO_LIMIT) return textOf(orEqual || max ? 'least' : 'above', { min });
  if (max === undefined) return undefined;
  return min === '0' ? textOf('most', { max }) : textOf('between', { min, max });
};

const textOfLine = (key: string, params: Params): string => {
  const text = textOfLimit(key) ?? findFilledText(key, params);
  if (text !== undefined) return text;
  if (!isCode(key)) return key;
  return findFilledText('error.invalidField', params) ?? t('error.unknown');
};

/** The texts of a field's messages, each once. A key without a text becomes a general sentence, never a raw key. */
export const textsOfMessage = ({ key, params = {} }: ServerMessage): string[] => [
  ...new Set(key.split('\n').map(line => textOfLine(line, params))),
];

/** The text of a field's error, with all its messages. */
export const textOfMessage = (message: ServerMessage): string => textsOfMessage(message).join(' ');

const STATUS_TEXTS: Readonly<Record<number, MessageKey>> = {
  0: 'error.server.not.reachable',
  401: 'error.http.401',
  403: 'error.http.403',
  404: 'error.url.not.found',
  405: 'error.http.405',
  412: 'error.concurrencyFailure',
  413: 'error.http.413',
  422: 'error.validation',
  429: 'error.http.429',
  502: 'error.server.unavailable',
  503: 'error.server.unavailable',
  504: 'error.server.unavailable',
};

/** Whether the refused request was to create a record. */
const isOfNew = ({ config }: AxiosResponse) => config.method?.toLowerCase() === 'post';

const textOfStatus = (response: AxiosResponse): string => {
  const { status } = response;
  if (status === 412 && isOfNew(response)) return t('error.concurrencyOfNew');
  return t(STATUS_TEXTS[status] ?? (status >= 500 ? 'error.internalServerError' : 'error.http.400'));
};

/** The text of what a response says without words for people. */
const textOfKind = (response: AxiosResponse, { isOfDelete }: Refusal): string | undefined => {
  if (saysConflict(response)) return t(isOfDelete ? 'error.inUse' : 'error.http.409');
  if (saysDatabaseRefused(response)) return t(isOfDelete ? 'error.database.inUse' : 'error.database.save');
  return saysBodyUnreadable(response) ? t('error.unreadableBody') : undefined;
};

/** The possible keys of the text for a server's code. Its last part is also looked up under other prefixes. */
const keysOfCode = (code: string): string[] => {
  const last = code.split('.').at(-1) ?? code;
  const own = [`error-messages.${last}`, `error.${last}`];
  return code.includes('.') ? [code, ...own] : own;
};

/**
 * Servers send one code when an item that others refer to is deleted or saved; its own text is about deleting. Nobody
 * else can have changed a record that is new.
 */
const keyOfRequest = (key: string, { isOfDelete }: Refusal, response: AxiosResponse) => {
  if (key === 'error.relationships' && !isOfDelete) return 'error.relationshipsOfSaved';
  return key === 'error.concurrencyFailure' && isOfNew(response) ? 'error.concurrencyOfNew' : key;
};

const textOfCodes = (refusal: Refusal, response: AxiosResponse): string | undefined => {
  const { codes, subject } = refusal;
  const params: Params = {
    param: subject,
    entityName: nameOfEntity(subject) ?? t('entity.record'),
  };
  return codes
    .flatMap(keysOfCode)
    .map(key => findFilledText(keyOfRequest(key, refusal, response), params))
    .find(Boolean);
};

/** The text names at most this many fields; a form shows each error at its field. */
const MAX_FIELDS = 3;

const textOfField = ({ objectName, field, message }: RefusedField): string => {
  const fieldName = nameOfField(objectName, field);
  const limit = textOfLimit(message);
  return limit ? `${fieldName}: ${limit}` : textOfMessage({ key: message, params: { fieldName } });
};

/** All messages of the first fields. */
const textOfFields = ({ fields }: Refusal): string => {
  const named = fields.filter(({ field }) => field !== '');
  const first = [...new Set(named.map(({ field }) => field))].slice(0, MAX_FIELDS);
  return [...new Set(named.filter(({ field }) => first.includes(field)).map(textOfField))].join(' ');
};

/** What the server itself reports about a failure: its field errors, else our text for its code, else its own words. */
const textOfRefusal = (response: AxiosResponse): string | undefined => {
  const refusal = readRefusal(response);
  return textOfFields(refusal) || textOfCodes(refusal, response) || (refusal.words[0] ?? textOfKind(response, refusal));
};

const NATIVE_ERRORS = [TypeError, RangeError, ReferenceError, SyntaxError];

const textOfError = (error: unknown): string => {
  const isMade = error instanceof Error && !NATIVE_ERRORS.some(kind => error instanceof kind);
  const message = isMade ? inOneLine(error.message) : '';
  return findFilledText(message, {}) ?? (isReadable(message) ? message : t('error.unknown'));
};

/**
 * The one text of a failure, wherever it is shown: what the server reports, else the text of its status. Empty for a
 * request that was aborted.
 */
export const textOfFailure = (error: unknown): string => {
  if (isCancel(error)) return '';
  if (error instanceof LookupFailed) return textOfMessage(error.serverMessage);
  if (isAccountGone(error)) return t('error.accountGone');
  if (!isAxiosError(error)) return textOfError(error);
  if (error.response) return textOfRefusal(error.response) ?? textOfStatus(error.response);
  const isTimeout = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
  return t(isTimeout ? 'error.server.timeout' : 'error.server.not.reachable');
};

/** How a screen tells that its request failed. */
export interface ToldFailure {
  text: MessageKey;
  /** The reason. */
  detail?: string;
  /** What the server answered, for the message log. */
  details: string;
}

/** The screen's own text and the reason. An unconfirmed write may have been done, so its text stands alone. */
export const toldFailure = (error: unknown, text: MessageKey): ToldFailure =>
  error instanceof UnconfirmedWrite
    ? { text: error.key, details: detailsOf(error) }
    : { text, detail: textOfFailure(error), details: detailsOf(error) };

/** Why a save was refused. 'Error!' comes first if the server itself gave no reason (R160). */
export const textOfSaveError = (error: unknown): string => {
  const serverText = isAxiosError(error) && error.response && textOfRefusal(error.response);
  return serverText || [t('error.default'), textOfFailure(error)].filter(Boolean).join(' ');
};

const DONE: Readonly<Record<string, { named: MessageKey; plain: MessageKey }>> = {
  created: { named: 'messages.created', plain: 'messages.saveSuccess' },
  updated: { named: 'messages.updated', plain: 'messages.saveSuccess' },
  deleted: { named: 'messages.deleted', plain: 'messages.deleteSuccess' },
};

/** `medconsoleApp.disease.updated` becomes a text with the section's name, if the console has no more specific text. */
const textOfDone = (code: string): string | undefined => {
  const parts = code.split('.');
  const done = Object.hasOwn(DONE, parts.at(-1) ?? '') ? DONE[parts.at(-1) ?? ''] : undefined;
  if (!done) return undefined;
  const name = nameOfEntity(parts.at(-2) ?? '');
  return name ? t(done.named, { name }) : t(done.plain);
};

/** The text of what the server reports about a success; undefined if the console has no text for it. */
export const textOfSuccess = (response: AxiosResponse): string | undefined => {
  const alert = readSuccessAlert(response);
  if (!alert) return undefined;
  if (!isCode(alert.text)) return alert.text;
  // The texts under `error` describe failures.
  if (alert.text.startsWith('error')) return undefined;
  return findFilledText(alert.text, { param: alert.subject }) ?? textOfDone(alert.text);
};
