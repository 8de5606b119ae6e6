/** The console's open tabs talk to each other; a browser without BroadcastChannel has tabs that keep silent. */

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('console-tabs');

const MESSAGES = ['login', 'logout', 'opened', 'open-too', 'closed', 'saved', 'draft-removed'] as const;

/**
 * What another tab tells: `login` of an account that is remembered, or `logout` of one; a form `opened` a record, has
 * it `open-too` (the answer to `opened`), `closed` it or `saved` it; `draft-removed` of a draft's key.
 */
export type TabMessage = (typeof MESSAGES)[number];

interface Envelope {
  message: TabMessage;
  /** The login, the record's key or the draft's key that the message is about. */
  about?: string;
  /** The id of the form that tells it. */
  form?: string;
}

const isTextOrNothing = (value: unknown) => value === undefined || typeof value === 'string';

const isEnvelope = (data: unknown): data is Envelope => {
  if (typeof data !== 'object' || data === null) return false;
  const { message, about, form } = data as Partial<Envelope>;
  return MESSAGES.some(known => known === message) && isTextOrNothing(about) && isTextOrNothing(form);
};

export const postToOtherTabs = (message: TabMessage, about?: string, form?: string) =>
  channel?.postMessage({ message, about, form });

/** Hears what other tabs tell; answers how to stop. */
export const onOtherTabs = (listener: (message: TabMessage, about?: string, form?: string) => void) => {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isEnvelope(data)) listener(data.message, data.about, data.form);
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
};
