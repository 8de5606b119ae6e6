/**
 * Messages between the console's open tabs. In a browser without BroadcastChannel, and in Firefox where site data are
 * blocked, the tabs exchange none.
 */

import { attempt } from './browser/attempt';

const channel = attempt(() => new BroadcastChannel('console-tabs'));

const MESSAGES = [
  'login',
  'logout',
  'leaving',
  'unsaved',
  'opened',
  'open-too',
  'closed',
  'saved',
  'draft-removed',
] as const;

/**
 * What another tab reports: the `login` of an account that is to be remembered, or the `logout` of an account; it is
 * `leaving`, that is, about to sign out, or holds `unsaved` text (the reply to `leaving`), of which it stores a copy
 * under a draft's key; a form `opened` a record, has it `open-too` (the reply to `opened`), `closed` it or `saved` it;
 * `draft-removed` for a draft's key.
 */
export type TabMessage = (typeof MESSAGES)[number];

interface Envelope {
  message: TabMessage;
  /** The login, the record's key or the draft's key that the message is about. */
  about?: string;
  /** The id of the draft of the form that sends the message. */
  form?: string;
}

const isTextOrNothing = (value: unknown) => value === undefined || typeof value === 'string';

const isEnvelope = (data: unknown): data is Envelope => {
  if (typeof data !== 'object' || data === null) return false;
  const { message, about, form } = data as Partial<Envelope>;
  return MESSAGES.some(known => known === message) && isTextOrNothing(about) && isTextOrNothing(form);
};

export const postToOtherTabs = (message: TabMessage, about?: string, form?: string) =>
  void attempt(() => channel?.postMessage({ message, about, form }));

/** Listens to the messages of other tabs; returns the function that unsubscribes. */
export const onOtherTabs = (listener: (message: TabMessage, about?: string, form?: string) => void) => {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isEnvelope(data)) listener(data.message, data.about, data.form);
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
};
