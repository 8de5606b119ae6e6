import { createSignal } from 'lib/signal';

/** A screen tells a failure in a live region of its own, or an earlier message no longer holds. */
export const newestAlert = createSignal();
