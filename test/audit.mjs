import { spawnSync } from 'node:child_process';

const SERIOUS = ['high', 'critical'];

const parsed = text => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** A finding on one line. A package that is affected only through other packages names them. */
const lineOf = ({ name, severity, range, via }) => {
  const advisories = via.filter(one => typeof one === 'object').map(({ title, url }) => `${title} (${url})`);
  return `${severity}: ${name} ${range}: ${advisories.join('; ') || `through ${via.join(', ')}`}`;
};

/** `npm run audit`: queries the registry's advisory service about what is shipped. Fails on serious findings only. */
const audit = () => {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 120_000 });
  const { vulnerabilities, message = 'npm gave no report' } = parsed(stdout);
  if (!vulnerabilities) {
    console.warn(`Not available: no advisory service answered, so nothing is known of vulnerabilities (${message}).`);
    return 0;
  }
  const findings = Object.values(vulnerabilities);
  const serious = findings.filter(({ severity }) => SERIOUS.includes(severity));
  serious.forEach(finding => console.error(lineOf(finding)));
  console.log(`Of what is shipped: ${serious.length} serious, ${findings.length - serious.length} lesser findings.`);
  return serious.length > 0 ? 1 : 0;
};

process.exitCode = audit();
