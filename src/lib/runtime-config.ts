/** What ops may write into index.html, without a new build. */
interface RuntimeConfig {
  /** Where `/api` and `/management` stand: a path of this server or of another, ending in `/`. */
  apiBase: string;
  /** The name of this environment in the header; empty leaves it to the server's profile (R43). */
  ribbon: string;
  /** Where reports of what goes wrong are sent: a path of this server or an address of another. Empty sends none. */
  reportsAddress: string;
  /** Names of the settings whose values were refused; what stands for them is what an unset one means. */
  refused: readonly string[];
}

type Page = Pick<Location, 'protocol' | 'hostname'>;

const MAX_RIBBON = 20;
/** Steps of letters, digits and the like between single slashes, none of them `.` or `..`. */
const PATH = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/;

const pathOf = (text: string) => {
  const path = text.endsWith('/') ? text : `${text}/`;
  return PATH.test(path) ? path : undefined;
};

/** The token goes there: over TLS, or to the very host that a page without TLS came from. */
const originOf = (text: string, page: Page) => {
  if (!URL.canParse(text)) return undefined;
  const { origin, protocol, hostname } = new URL(text);
  const isBare = text === origin || text === `${origin}/`;
  const isSafe =
    protocol === 'https:' || (protocol === 'http:' && page.protocol === 'http:' && hostname === page.hostname);
  return isBare && isSafe ? origin : undefined;
};

const ribbonOf = (text: string) => (text.length <= MAX_RIBBON ? text : undefined);

/** Reads the settings of a page; a value that cannot be trusted is as if it were not there. */
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
