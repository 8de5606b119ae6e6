import { createSignal } from 'lib/signal';

/** An error that a boundary caught in a screen or in a part of one. */
export interface ScreenError {
  error: unknown;
  /** The components around the one that threw, innermost first, as React reports them. */
  componentStack?: string | null;
}

/** Signals that the user sees a broken screen. */
export const screenErrors = createSignal<[ScreenError]>();
