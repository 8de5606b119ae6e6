import type { AxiosAdapter } from 'axios';
import { useSyncExternalStore } from 'react';
import { createSignal } from 'lib/signal';
import { waitedFor } from 'lib/waited-for';

/** A request that takes longer than this, in milliseconds, is announced and can be aborted. */
export const SLOW = 10_000;

const slow = new Set<AbortController>();
const changes = createSignal();

/** It remembers the requests that take longer than `SLOW`, so that they can be aborted. */
const abortable =
  (send: AxiosAdapter): AxiosAdapter =>
  async config => {
    const controller = new AbortController();
    const giveUp = () => controller.abort();
    config.signal?.addEventListener?.('abort', giveUp);
    if (config.signal?.aborted) giveUp();
    const timer = setTimeout(() => {
      slow.add(controller);
      changes.notify();
    }, SLOW);
    try {
      return await send({ ...config, signal: controller.signal });
    } finally {
      clearTimeout(timer);
      config.signal?.removeEventListener?.('abort', giveUp);
      if (slow.delete(controller)) changes.notify();
    }
  };

/** Wraps an adapter: slow requests can be aborted, and preloading waits for requests that a person waits for. */
export const watched = (send: AxiosAdapter): AxiosAdapter => {
  const sendAbortable = abortable(send);
  return config => (config.isBackground ? sendAbortable(config) : waitedFor(sendAbortable(config)));
};

/** Whether a request has been pending for longer than ten seconds. */
export const useHasSlowRequest = () => useSyncExternalStore(changes.subscribe, () => slow.size > 0);

/** Aborts the slow requests. It is not known whether the server still does what they requested. */
export const cancelSlowRequests = () => slow.forEach(controller => controller.abort());
