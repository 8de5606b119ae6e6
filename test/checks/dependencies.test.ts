import { readFileSync } from 'node:fs';
import packageJson from '../../package.json';

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  engines?: Record<string, string>;
}

const npmSettings = readFileSync('.npmrc', 'utf8').split('\n');
const lock: { version: string; packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const { '': root, ...installed } = lock.packages;
const wanted = Object.entries({ ...packageJson.dependencies, ...packageJson.devDependencies });

test('every dependency version is pinned exactly', () => {
  const pins = [...wanted, ...Object.entries(packageJson.overrides)];
  expect(pins.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('the lock file matches package.json', () => {
  expect([lock.version, root.version]).toEqual([packageJson.version, packageJson.version]);
  expect(root.dependencies).toEqual(packageJson.dependencies);
  expect(root.devDependencies).toEqual(packageJson.devDependencies);
  expect(wanted.filter(([name, version]) => installed[`node_modules/${name}`]?.version !== version)).toEqual([]);
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
