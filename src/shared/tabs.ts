/** The console's open tabs talk to each other; a browser without BroadcastChannel has tabs that keep silent. */

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('console-tabs');
// jest ends although the channel is open; browsers know no `unref`.
(channel as { unref?: () => void } | undefined)?.unref?.();

/** Another tab has signed out, has opened a record or answers that it has it open too. */
export type TabMessage = 'logout' | 'opened' | 'open-too';

interface Envelope {
  message: TabMessage;
  /** The record's draft key, for messages about records. */
  about?: string;
}

const isEnvelope = (data: unknown): data is Envelope => typeof data === 'object' && data !== null && 'message' in data;

export const tellOtherTabs = (message: TabMessage, about?: string) => channel?.postMessage({ message, about });

/** Hears what other tabs tell; answers how to stop. */
export const onOtherTabs = (listener: (message: TabMessage, about?: string) => void) => {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isEnvelope(data)) listener(data.message, data.about);
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
};
