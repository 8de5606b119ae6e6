import type {} from 'axios';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** A background call: its failure neither signs the user out nor shows a message. */
    isBackground?: boolean;
    /**
     * The address of the screen that asks for this first, each time it opens: the next start of the console there asks
     * for it together with the account. The path holds no record, no name and no searched text.
     */
    firstAt?: string;
  }
}

/** Part of a request's configuration. */
export interface Background {
  isBackground?: boolean;
  firstAt?: string;
}

/** Configuration of a call that the user did not start, such as a prefetch or a check of what a menu may offer. */
export const BACKGROUND: Readonly<Background> = { isBackground: true };
