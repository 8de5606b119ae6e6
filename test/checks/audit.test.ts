import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-audit-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the check with an npm that prints this response. */
const audited = (response: string) => {
  writeFileSync(join(folder, 'answer'), response);
  writeFileSync(
    join(folder, 'npm'),
    `#!/bin/sh\n[ "$*" = "audit --omit=dev --json" ] && cat "${folder}/answer"\nexit 1\n`,
  );
  chmodSync(join(folder, 'npm'), 0o755);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['test/audit.mjs'], {
    env: { ...process.env, PATH: folder + delimiter + process.env.PATH },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

const finding = (name: string, severity: string, via: unknown[]) => ({ name, severity, range: '<=2.17.3', via });
const advisory = {
  title: 'Stored XSS via xmp raw-text passthrough',
  url: 'https://github.com/advisories/GHSA-rpr9-rxv7-x643',
};
const report = (...findings: { name: string }[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(findings.map(one => [one.name, one])),
  });

it.each(['high', 'critical'])('a finding of severity %s fails the audit and is shown with its advisory', severity => {
  const { status, output } = audited(
    report(
      finding('sanitize-html', severity, [advisory]),
      finding('react-jhipster', severity, ['sanitize-html']),
      finding('other', 'low', [advisory]),
    ),
  );
  expect(status).toBe(1);
  expect(output).toContain(`${severity}: sanitize-html <=2.17.3: ${advisory.title} (${advisory.url})`);
  expect(output).toContain(`${severity}: react-jhipster <=2.17.3: through sanitize-html`);
  expect(output).toContain('2 serious, 1 lesser');
});

it.each(['info', 'low', 'moderate'])('a finding of severity %s is counted but does not fail the audit', severity => {
  expect(audited(report(finding('other', severity, [advisory])))).toEqual({
    status: 0,
    output: expect.stringContaining('0 serious, 1 lesser'),
  });
});

it('an audit without findings passes', () => {
  expect(audited(report())).toEqual({ status: 0, output: expect.stringContaining('0 serious, 0 lesser') });
});

it.each([
  ['a registry without the service', '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}'],
  ['no network', '{"message":"request to the registry failed","error":{}}'],
  ['an npm that says nothing', ''],
  ['a page', '<html></html>'],
])('with %s, the audit is reported as not available, never as an audit without findings', (_what, response) => {
  const { status, output } = audited(response);
  expect(status).toBe(0);
  expect(output).toContain('Not available');
  expect(output).not.toContain('serious');
});
