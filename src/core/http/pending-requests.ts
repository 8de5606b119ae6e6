import type { AxiosAdapter } from 'axios';
import { useSyncExternalStore } from 'react';
import { createSignal } from 'lib/signal';

/** A request that takes longer than this, in milliseconds, is announced and can be aborted. */
export const SLOW = 10_000;

const slow = new Set<AbortController>();
const changes = createSignal();

/** Wraps an adapter. It remembers the requests that take longer than `SLOW`, so that they can be aborted. */
export const watched =
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

/** Whether a request has been pending for longer than ten seconds. */
export const useHasSlowRequest = () => useSyncExternalStore(changes.subscribe, () => slow.size > 0);

/** Aborts the slow requests. It is not known whether the server still does what they requested. */
export const cancelSlowRequests = () => slow.forEach(controller => controller.abort());
