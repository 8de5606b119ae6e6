import { readFileSync } from 'node:fs';
import packageJson from '../../package.json';

const npmSettings = readFileSync('.npmrc', 'utf8').split('\n');
const { packages }: { packages: Record<string, { integrity?: string; resolved?: string; engines?: object }> } =
  JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { '': root, ...installed } = packages;

/** An exact version, also of a package under another name. */
const PIN = /^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

test('every dependency version is pinned exactly', () => {
  const { dependencies, devDependencies, overrides } = packageJson;
  const pins = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
  expect(pins.filter(([, version]) => !PIN.test(version))).toEqual([]);
});

test('every package in the lock file has a SHA-512 integrity hash', () => {
  expect(Object.entries(installed).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('the lock file contains no registry URL, so each installation uses its own registry', () => {
  expect(Object.entries(installed).filter(([, { resolved }]) => resolved)).toEqual([]);
  expect(npmSettings).toContain('omit-lockfile-registry-resolved=true');
});

test('the npm settings disable the install scripts of packages', () => {
  expect(npmSettings).toContain('ignore-scripts=true');
});

test('npm installs no package that does not support the Node in use', () => {
  expect(npmSettings).toContain('engine-strict=true');
  expect(root.engines).toEqual(packageJson.engines);
});
