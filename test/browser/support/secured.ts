import { readFileSync } from 'node:fs';

const securityHeaders = () =>
  [...readFileSync('src/deploy/security-headers.conf', 'utf8').matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(
    ([, name, value]) => [name.toLowerCase(), value.replace('$console_csp_reports', '')],
  );

/** Asks as it is: a redirect is an answer. */
export const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { headers, redirect: 'manual' });

/** Headers that stand once and as the shipped file says; a second one would be joined to the first. */
export const expectSecured = ({ headers }: Response) =>
  expect(securityHeaders().map(([name]) => [name, headers.get(name)])).toEqual(securityHeaders());
