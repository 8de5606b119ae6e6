import { readFileSync } from 'node:fs';
import { controlResponse } from '../control';
import { PROFILES } from '../profiles';
import { scenarioNames } from '../scenarios';

const readme = readFileSync('test/mock-backend/README.md', 'utf8');
const listed = (heading: string) => {
  const [, section] = readme.split(`## ${heading}\n`);
  return [...section.split('\n## ')[0].matchAll(/^- `([^`]+)`:/gm)].map(([, name]) => name);
};

describe('the README of the mock backend', () => {
  it('lists every order and no other', async () => {
    const response = await controlResponse(new Request('http://localhost/__control/nothing'));
    const { orders } = (await response.json()) as { orders: string[] };
    expect(listed('All orders').sort()).toEqual(orders.sort());
  });

  it('lists every scenario and no other', () => {
    expect(listed('Scenarios')).toEqual(scenarioNames);
  });

  it('lists every profile, and so does the control page', () => {
    const page = readFileSync('test/mock-backend/control-page/profiles.js', 'utf8');
    expect(listed('Profiles')).toEqual(Object.keys(PROFILES));
    Object.keys(PROFILES).forEach(name => expect(page).toContain(`'${name}'`));
  });

  it('lists every environment variable that the mock backend reads', () => {
    const plugin = readFileSync('test/mock-backend/vite-plugin.ts', 'utf8');
    const read = [...plugin.matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name);
    expect(listed('Start')).toEqual(expect.arrayContaining([...new Set(read)]));
  });
});

it.each(['test/sections/example.test.tsx', 'test/browser/features/example.spec.ts'])(
  'CONTRIBUTING.md shows %s exactly as it runs',
  file => {
    const page = readFileSync('CONTRIBUTING.md', 'utf8');
    const blocks = [...page.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code]) => code);
    expect(blocks).toContain(readFileSync(file, 'utf8'));
    expect(page).toContain(file);
  },
);
