import { existsSync, readFileSync } from 'node:fs';
import smokeTests from '../smoke.json';

it.each(['test/sections/example.test.tsx', 'test/browser/features/example.spec.ts'])(
  'CONTRIBUTING.md shows %s exactly as it runs',
  file => {
    const page = readFileSync('CONTRIBUTING.md', 'utf8');
    const blocks = [...page.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code]) => code);
    expect(blocks).toContain(readFileSync(file, 'utf8'));
    expect(page).toContain(file);
  },
);

it.each(smokeTests)('the smoke test %s is in the repository', file => {
  expect(existsSync(file)).toBe(true);
});
