/** The paths of a generated JHipster backend where it has others than the console; nothing where it has none. */
const PATHS: Readonly<Record<string, string>> = {
  '/api/account/activate/{key}': '/api/activate',
  '/api/account/me': '/api/account',
  '/api/application-pictures/find-all': '',
  '/api/coupons/status': '',
  '/api/disease-synonym': '/api/disease-synonyms',
  '/api/editor-content': '/api/editor-contents',
  '/api/risk-factor': '/api/risk-factors',
  '/api/synonym-group': '/api/synonym-groups',
  '/api/synonym-word': '/api/synonym-words',
  '/management/logs': '/management/loggers',
  '/management/metrics': '/management/jhimetrics',
};

const listed = (paths: readonly string[], said: (path: string) => string) => paths.map(said).join(', ');

const pathOf = (call: string) => call.split(' ')[1].replace(/\/\{id\}$/, '');

/** The path that a plain JHipster has in the place of a call (`GET /api/account/me`); undefined if it has none. */
export const plainPathOf = (call: string): string | undefined => PATHS[pathOf(call)] || undefined;

/**
 * A sentence about those of the missing calls whose paths a plain JHipster has elsewhere or not at all. Undefined if
 * there are none.
 * @param isServed whether the backend has a path; without it, only its kind is known
 */
export const plainPaths = (
  missing: readonly string[],
  isServed: (path: string) => boolean = () => true,
): string | undefined => {
  const paths = missing.map(pathOf);
  const known = Object.keys(PATHS).filter(
    path => paths.includes(path) && (PATHS[path] === '' || isServed(PATHS[path])),
  );
  if (known.length === 0) return undefined;
  const mapped = known.filter(path => PATHS[path] !== '');
  const absent = known.filter(path => PATHS[path] === '');
  const parts = [
    mapped.length > 0 ? `has ${listed(mapped, path => `${PATHS[path]} for ${path}`)}` : '',
    absent.length > 0 ? `has nothing for ${listed(absent, path => path)}` : '',
  ];
  return `A plain JHipster ${parts.filter(Boolean).join(', and ')}: a proxy can map such paths.`;
};
