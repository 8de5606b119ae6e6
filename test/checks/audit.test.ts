import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'console-audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the check with an npm that prints this response. */
const audited = (response: string) => {
  writeFileSync(join(folder, 'answer'), response);
  writeFileSync(
    join(folder, 'npm'),
    `#!/bin/sh\n[ "$*" = "audit --omit=dev --json" ] && cat "${folder}/answer"\nexit 1\n`,
    { mode: 0o755 },
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, ['test/audit.mjs'], {
    env: { ...process.env, PATH: folder + delimiter + process.env.PATH },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

const finding = (name: string, severity: string, via: unknown[]) => ({ name, severity, range: '<=2.17.3', via });
const advisory = { title: 'Stored XSS', url: 'https://github.com/advisories/GHSA-rpr9-rxv7-x643' };
const report = (...vulnerabilities: object[]) => JSON.stringify({ vulnerabilities });

it('a serious finding fails the audit and is shown with its advisory; a lesser one is counted', () => {
  const low = finding('other', 'low', [advisory]);
  const { status, output } = audited(
    report(finding('sanitize-html', 'high', [advisory]), finding('react-jhipster', 'critical', ['sanitize-html']), low),
  );
  expect(status).toBe(1);
  expect(output).toContain(`high: sanitize-html <=2.17.3: ${advisory.title} (${advisory.url})`);
  expect(output).toContain('critical: react-jhipster <=2.17.3: through sanitize-html');
  expect(output).toContain('2 serious, 1 lesser');
  expect(audited(report(low))).toEqual({ status: 0, output: expect.stringContaining('0 serious, 1 lesser') });
});

it.each([
  ['a registry without the service', '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}'],
  ['a page', '<html></html>'],
])('with %s, the audit is reported as not available, never as an audit without findings', (_what, response) => {
  const { status, output } = audited(response);
  expect(status).toBe(0);
  expect(output).toContain('Not available');
  expect(output).not.toContain('serious');
});
