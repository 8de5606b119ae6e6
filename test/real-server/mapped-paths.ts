/** By path of the specification, the path of a generated server. */
const MAPPED = {
  '/api/account/me': '/api/account',
  '/api/risk-factor': '/api/risk-factors',
  '/api/disease-synonym': '/api/disease-synonyms',
  '/management/metrics': '/management/jhimetrics',
  '/management/logs': '/management/loggers',
};

// The rest of a path may be an id. A longer name, such as that of a list, stays as it is.
const location = ([from, to]: [from: string, to: string]) => `
location ^~ ${from} {
  rewrite ^${from}(/.*)?$ ${to}$1 break;
  proxy_pass http://console_backend;
  include console/proxy.conf;
  include console/security-headers.conf;
}`;

/** A generated server searches by `name.contains`. */
const SEARCH = `
if ($args ~ "^(.*&)?(name|code|title)=(.*)$") {
  set $args $1$2.contains=$3;
}`;

/** The differences between the specification and a generated server, as lines for nginx. */
export const mappedPaths = [SEARCH, ...Object.entries(MAPPED).map(location)].join('\n');
