import { readFileSync } from 'node:fs';

const securityHeaders = () =>
  [...readFileSync('src/deploy/security-headers.conf', 'utf8').matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(
    ([, name, value]) => [name.toLowerCase(), value.replace('$console_csp_reports', '')],
  );

/** Fetches without following redirects: a redirect is returned as the response. */
export const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { headers, redirect: 'manual' });

/** Expects each security header once, as in the shipped file. A duplicate would be joined to the first value. */
export const expectSecured = ({ headers }: Response) =>
  expect(securityHeaders().map(([name]) => [name, headers.get(name)])).toEqual(securityHeaders());
