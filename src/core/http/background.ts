import type {} from 'axios';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Nobody asked for this call: its failure neither signs out nor is told. */
    isBackground?: boolean;
  }
}

/** Part of a request's configuration. */
export interface Background {
  isBackground?: boolean;
}

/** The configuration of a call that nobody asked for, such as a prefetch or the question what a menu may offer. */
export const BACKGROUND: Readonly<Background> = { isBackground: true };
