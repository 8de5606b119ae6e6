import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The patterns and paths that `npm start` passes on to a real backend. */
const proxiedByVite = (): string[] => {
  const script = `import { resolveConfig } from 'vite';
    const { server } = await resolveConfig({ configLoader: 'runner', logLevel: 'silent' }, 'serve');
    console.log(JSON.stringify(Object.keys(server.proxy)));`;
  const env = { ...process.env, API_URL: 'http://127.0.0.1:1' };
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { env }).toString());
};

const proxiedByNginx = (file: string): string[] =>
  [
    ...readFileSync(`src/deploy/${file}`, 'utf8').matchAll(
      /location (?:\^?~ )(\S+) \{[^}]*proxy_pass http:\/\/console/g,
    ),
  ].map(([, path]) => path.replace('/admin-console', ''));

const PATHS = [
  '/api/diseases',
  '/management/info',
  '/swagger-ui/index.html',
  '/swagger-ui',
  '/swagger-resources/configuration/ui',
  '/v2/api-docs',
  '/v3/api-docs/management',
];

const isPassedOn = (rules: string[], path: string) =>
  rules.some(rule => (rule.startsWith('^') ? new RegExp(rule).test(path) : path.startsWith(rule)));

describe('the paths of the backend and of its documentation', () => {
  it.each(['nginx.conf', 'api-under-prefix.conf'])('are passed on by %s', file => {
    expect(PATHS.filter(path => !isPassedOn(proxiedByNginx(file), path))).toEqual([]);
    expect(isPassedOn(proxiedByNginx(file), '/v2/api-documents')).toBe(false);
  });

  it('are passed on by npm start with API_URL, with a query too', () => {
    const rules = proxiedByVite();
    const paths = [...PATHS, '/v2/api-docs?group=management'];
    expect(paths.filter(path => !isPassedOn(rules, path))).toEqual([]);
    expect(isPassedOn(rules, '/v2/api-documents')).toBe(false);
  });
});
