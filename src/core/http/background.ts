import type {} from 'axios';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** A background call: its failure neither signs the user out nor shows a message. */
    isBackground?: boolean;
  }
}

/** Part of a request's configuration. */
export interface Background {
  isBackground?: boolean;
}

/** Configuration of a call that the user did not start, such as a prefetch or a check of what a menu may offer. */
export const BACKGROUND: Readonly<Background> = { isBackground: true };
