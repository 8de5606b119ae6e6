import { readFileSync } from 'node:fs';
import { loadESLint } from 'eslint';
import packageJson from '../../package.json';
import { cyclicIn, hiddenAtTopOf, offendersOf, readSources } from './imports';

describe('the check of the layers in src', () => {
  const sources = readSources();

  it('finds no import that the table of layers forbids', () => {
    expect(offendersOf(sources)).toEqual([]);
  });

  it('finds no file at the top of a room that only the room itself imports', () => {
    expect(hiddenAtTopOf(sources)).toEqual([]);
  });

  it('finds that the tables allow no import cycle between layers or rooms', () => {
    expect(cyclicIn()).toEqual([]);
  });

  it.each([
    ['src/core/x.ts', "import { diseases } from 'sections/diseases/duck';"],
    ['src/core/http/x.ts', "import type { Account } from 'core/auth/account';"],
    ['src/ui/form/x.ts', "export { comparisonOf } from '../../features/changes/comparison';"],
    ['src/sections/coupon/x.ts', "import List from 'sections/plans/list';"],
    ['src/app/x.ts', "import { visit } from '../../test/support/visit';"],
    ['src/app/menu/x.ts', "import { Header } from 'app/shell/header/header';"],
    ['src/features/writing/find/x.ts', "import { WritingDesk } from 'features/writing/desk/writing-desk';"],
    ['src/crud/form/internal/x.ts', "void import('crud/form/save/internal/stored-record');"],
    ['src/app/shell/palette/x.ts', "import { AccountMenu } from '../header/internal/account-menu';"],
    ['src/index.tsx', "import { initStore } from 'app/start/internal/store';"],
  ])('rejects a planted %s with %s', (file, text) => {
    expect(offendersOf({ [file]: text })).toHaveLength(1);
  });

  it.each([
    ['src/crud/form/save/x.ts', "import { noteNewId } from './internal/stored-record';"],
    ['src/crud/form/save/internal/x.ts', "import { noteNewId } from './stored-record';"],
    ['src/app/shell/rail/internal/x.ts', "import { useTheme } from 'app/shell/internal/use-theme';"],
  ])('allows %s to contain %s', (file, text) => {
    expect(offendersOf({ [file]: text })).toEqual([]);
  });

  it('finds a planted file at the top of a room that only the room itself imports', () => {
    const room = {
      'src/crud/save/face.ts': "import { part } from './part';",
      'src/crud/save/part.ts': "import { inner } from './internal/inner';",
      'src/crud/save/internal/inner.ts': '',
      'src/crud/form/page.ts': "import { face } from 'crud/save/face';",
    };
    expect(hiddenAtTopOf(room)).toEqual(['src/crud/save/part.ts']);
  });

  it.each([
    [
      ['crud/save', 'crud/record'],
      {},
      { 'crud/form': ['crud/save'], 'crud/save': ['crud/record'], 'crud/record': ['crud/save'] },
    ],
    [['ui'], { ui: ['core/auth'], core: ['lib', 'ui'] }, {}],
  ])('finds that planted tables allow a cycle at %j', (rooms, layers, neighbors) => {
    expect(cyclicIn({ layers, neighbors } as Parameters<typeof cyclicIn>[0])).toEqual(rooms);
  });
});

describe('lint', () => {
  // The planted files do not exist, so they have no types.
  const loading = loadESLint({ useFlatConfig: false }).then(
    ESLint =>
      new ESLint({
        overrideConfig: {
          parserOptions: { project: null },
          rules: { '@typescript-eslint/no-floating-promises': 'off', '@typescript-eslint/no-misused-promises': 'off' },
        },
      }),
  );
  const rulesBroken = async (filePath: string, text: string) => {
    const [{ messages }] = await (await loading).lintText(text, { filePath });
    return messages.map(({ ruleId }) => ruleId);
  };

  it.each([
    ['compat/compat', 'src/ui/x.ts', "export const pattern = new URLPattern('a');"],
    ['no-restricted-syntax', 'src/app/x.ts', "export const isDark = () => window.matchMedia('print').matches;"],
    ['no-restricted-syntax', 'src/crud/x.ts', 'export const channel = new BroadcastChannel("a");'],
    ['no-restricted-syntax', 'src/core/http/x.ts', 'export const token = localStorage.getItem("token");'],
  ])('rejects with %s a planted %s with an interface that not every browser has: %s', async (rule, file, text) => {
    expect(await rulesBroken(file, text)).toContain(rule);
  });

  it.each([
    ['src/ui/form/x.ts', "import raw from 'rehype-raw';\nexport const plugin = raw;\n"],
    ['src/core/http/x.ts', "import { coupons } from '../../sections/coupon/duck';\nexport const duck = coupons;\n"],
    ['src/features/x.ts', "import { lazy } from 'react';\nexport const Part = lazy(() => import('./part'));\n"],
  ])('rejects a planted %s with %s', async (file, text) => {
    expect(await rulesBroken(file, text)).toContainEqual(expect.stringContaining('no-restricted-imports'));
  });
});

const NAMES: Record<string, string> = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' };
const browsers = packageJson.browserslist.map(browser => {
  const [name, version] = browser.split(' >= ');
  return `${NAMES[name]} ${version}`;
});

it.each(['README.md', 'index.html'])('the supported browsers are the same in package.json and %s', file => {
  const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
  expect(browsers.filter(browser => !text.includes(browser))).toEqual([]);
});
