import type { ScreenError } from 'ui/layout/screen-errors';

/** A route without a screen, or one that is unknown because the start of the app did not load. */
export const UNKNOWN_ROUTE = '*';

interface ReportBase {
  /** The pattern of the route where it happened: `/application-admin/diseases/manage`, never a URL. */
  route: string;
}

/** An error boundary replaced a screen, or a part of one. */
export interface ScreenReport extends ReportBase {
  kind: 'screen';
  /** The name of the error: `TypeError`. Its message is left out, because it may contain text that a user typed. */
  error: string;
  /** The position of the component that threw, as in `stack`; empty if React does not report it. */
  component: string;
  /** At most ten positions, innermost first, each `file:line:column`. The source map of the build resolves them. */
  stack: string[];
}

/** A file of the build did not load, or failed while it loaded. */
export interface ChunkReport extends ReportBase {
  kind: 'chunk';
  error: string;
  /** The name of the file: `content-D3fK1x2a.js`; empty if the browser does not report it. */
  file: string;
}

/** The browser blocked something because of the Content Security Policy. */
export interface CspReport extends ReportBase {
  kind: 'csp';
  /** The directive that blocked it: `img-src`. */
  directive: string;
  /** What was blocked: an origin, a scheme, or the browser's word for it, such as `inline` or `eval`. */
  blocked: string;
  /** The position in a script, as in `stack`; empty if no file of the build caused it. */
  source: string;
}

/** A web vital of the page, once it is final. `route` is the route at which the page was opened. */
export interface VitalReport extends ReportBase {
  kind: 'vital';
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Whole milliseconds; the layout shift (CLS) has no unit and three decimals. */
  value: number;
  /** By the thresholds of https://web.dev/articles/vitals. */
  rating: 'good' | 'needs-improvement' | 'poor';
}

export type Report = ScreenReport | ChunkReport | CspReport | VitalReport;

/**
 * The request body, as JSON. A session, which is one load of the page, sends at most 20 reports. They contain no
 * record names, no texts, no logins and no ids; `src/deploy/README.md` shows a sample of each kind.
 */
export interface ReportBatch {
  /** The version of the console, as in `package.json`. */
  version: string;
  reports: Report[];
}

export type Failure = ScreenError | VitePreloadErrorEvent | SecurityPolicyViolationEvent;

/** A failure, and the hash of the URL where it happened. */
export interface Incident {
  failure: Failure;
  hash: string;
}
