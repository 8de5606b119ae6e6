import type { ScreenError } from 'ui/layout/screen-errors';

/** A route that no screen has, or one that cannot be told because the start did not load. */
export const UNKNOWN_ROUTE = '*';

interface ReportBase {
  /** The pattern of the route where it happened: `/application-admin/diseases/manage`, never an address. */
  route: string;
}

/** An error boundary stands in place of a screen, or of a part of one. */
export interface ScreenReport extends ReportBase {
  kind: 'screen';
  /** The name of the error: `TypeError`. Its message is left out, for it may hold what somebody typed. */
  error: string;
  /** The place of the component that threw, as in `stack`; empty where React does not tell it. */
  component: string;
  /** At most ten places from inside out, each `file:line:column`. The source map of the build reads them. */
  stack: string[];
}

/** A file of the build did not load, or broke while it loaded. */
export interface ChunkReport extends ReportBase {
  kind: 'chunk';
  error: string;
  /** The name of the file: `content-D3fK1x2a.js`; empty where the browser does not tell it. */
  file: string;
}

/** The browser refused something because of the Content Security Policy. */
export interface CspReport extends ReportBase {
  kind: 'csp';
  /** The directive that refused it: `img-src`. */
  directive: string;
  /** What was refused: an origin, or the browser's word for it, such as `inline` or `eval`. */
  blocked: string;
  /** The place in a script, as in `stack`; empty where no file of the build caused it. */
  source: string;
}

/** A web vital of the page, once it is final. `route` is where the page was opened. */
export interface VitalReport extends ReportBase {
  kind: 'vital';
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Whole milliseconds; the layout shift (CLS) has no unit and three decimals. */
  value: number;
  /** By the limits of https://web.dev/articles/vitals. */
  rating: 'good' | 'needs-improvement' | 'poor';
}

export type Report = ScreenReport | ChunkReport | CspReport | VitalReport;

/**
 * The body that is sent, as JSON: at most 20 reports a session, which is one opening of the page. It holds no names of
 * records, no texts, no logins and no ids; `src/deploy/README.md` shows a sample of each kind.
 */
export interface ReportBatch {
  /** The version of the console, as in `package.json`. */
  version: string;
  reports: Report[];
}

export type Failure = ScreenError | VitePreloadErrorEvent | SecurityPolicyViolationEvent;

/** Something that went wrong, and the hash of the address where it did. */
export interface Incident {
  failure: Failure;
  hash: string;
}
