import { readFileSync } from 'node:fs';

it.each(['test/sections/example.test.tsx', 'test/browser/features/example.spec.ts'])(
  'CONTRIBUTING.md shows %s exactly as it runs',
  file => {
    const page = readFileSync('CONTRIBUTING.md', 'utf8');
    const blocks = [...page.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code]) => code);
    expect(blocks).toContain(readFileSync(file, 'utf8'));
    expect(page).toContain(file);
  },
);
