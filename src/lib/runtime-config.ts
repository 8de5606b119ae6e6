import { attempt } from './browser/attempt';

/** The settings that the operators may write into index.html, without a new build. */
interface RuntimeConfig {
  /** The base of `/api` and `/management`: a path on this server or on another one, ending in `/`. */
  apiBase: string;
  /** The name of this environment in the header. If it is empty, the server's profile decides (R43). */
  ribbon: string;
  /**
   * Where failure reports are sent: a path on this server or an address on another one. If it is empty, none are sent.
   */
  reportsAddress: string;
  /** Names of the settings whose values were refused. Each of them has the value of an unset setting. */
  refused: readonly string[];
}

type Page = Pick<Location, 'protocol' | 'hostname'>;

const MAX_RIBBON = 20;
/** Segments of letters, digits, `_`, `.`, `~` and `-` between single slashes. No segment is `.` or `..`. */
const PATH = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/;

const pathOf = (text: string) => {
  const path = text.endsWith('/') ? text : `${text}/`;
  return PATH.test(path) ? path : undefined;
};

/** The token is sent to this origin. It must use TLS, unless the page was itself loaded from this host without TLS. */
const originOf = (text: string, page: Page) => {
  const url = attempt(() => new URL(text));
  if (!url) return undefined;
  const { origin, protocol, hostname } = url;
  const isBare = text === origin || text === `${origin}/`;
  const isSafe =
    protocol === 'https:' || (protocol === 'http:' && page.protocol === 'http:' && hostname === page.hostname);
  return isBare && isSafe ? origin : undefined;
};

const ribbonOf = (text: string) => (text.length <= MAX_RIBBON ? text : undefined);

/** Reads the settings of a page. A value that cannot be trusted counts as unset. */
export const readRuntimeConfig = (document: ParentNode, page: Page): RuntimeConfig => {
  const refused: string[] = [];
  const setting = (name: string, read: (text: string) => string | undefined, unset: string) => {
    const text = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? '';
    if (text === '') return unset;
    const value = read(text);
    if (value === undefined) refused.push(name);
    return value ?? unset;
  };
  const origin = setting('api-origin', text => originOf(text, page), '');
  const path = setting('api-base-path', pathOf, '/');
  const ribbon = setting('environment-ribbon', ribbonOf, '');
  const reportsOrigin = setting('reports-origin', text => originOf(text, page), '');
  const reportsPath = setting('reports-path', text => pathOf(text) && text, '');
  return { apiBase: origin + path, ribbon, reportsAddress: reportsPath && reportsOrigin + reportsPath, refused };
};

export const runtimeConfig = readRuntimeConfig(document, window.location);
