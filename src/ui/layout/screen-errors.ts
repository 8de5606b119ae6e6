import { createSignal } from 'lib/signal';

/** What a boundary caught in place of a screen or a part of one. */
export interface ScreenError {
  error: unknown;
  /** The components around the one that threw, from inside out, as React tells them. */
  componentStack?: string | null;
}

/** Says that a person sees a broken screen. */
export const screenErrors = createSignal<[ScreenError]>();
