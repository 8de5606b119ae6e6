/** The engines that the journeys run in: of Chrome and Edge, of Firefox, and of Safari. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** What a function in the page may take and return. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** One tab of a browser. Every call rejects if the browser does not respond in time. */
export interface Tab {
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page. It must use nothing from outside but its arguments. */
  evaluate: <A extends readonly Json[], R>(work: (...args: A) => R | Promise<R>, ...args: A) => Promise<R>;
  /** Runs a script in the page, such as a library that defines a global. */
  run: (script: string) => Promise<void>;
  /** Presses keys together, such as `Control+Shift+f`. */
  press: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Undoes or redoes one step in the focused field, by keys where the engine takes them from a driver. */
  undo: () => Promise<void>;
  redo: () => Promise<void>;
  /** A click at a point of the window, in CSS pixels. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** The page printed as PDF. WebKit has no such command. */
  print?: () => Promise<Buffer>;
  /** The errors on this tab's pages so far. */
  errors: () => Promise<string[]>;
}

/** The storage of one person's browser, with its tabs. */
export interface Profile {
  openTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** A running browser. */
export interface Engine {
  openProfile: () => Promise<Profile>;
  close: () => Promise<void>;
}

/** The window of every journey, in CSS pixels. */
export const WINDOW = { width: 1280, height: 900 } as const;

/** No command of a passing journey takes this long, in milliseconds, not even on a busy machine. */
export const PATIENCE = 30_000;
