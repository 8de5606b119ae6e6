import type { Page } from 'playwright-core';
import { browserOfSuite } from '../support/session';

/** The number of random clicks and words on each screen. */
const STEPS = 40;

/** The same seed gives the same clicks, so that a failure can be repeated. Another number tries others. */
const SEED = Number(process.env.MONKEY_SEED ?? 1);

/** Screens that together have every kind of control. Most other forms are made of the same. */
const PATHS = [
  'application-settings',
  'groups/manage',
  'coupon/manages',
  'interactions/manage',
  'flashcards/manage',
  'semiologies/manage',
  'medical-scores/manage',
  'medical-calculators/manage',
  'laboratories/manage',
  'user-application',
  'diseases/manage',
  'disease-synonym',
  'application-pictures/manage',
  'notification/manage',
].map(path => `application-admin/${path}`);
const ADMIN_PATHS = ['user-management/new', 'metrics', 'audits'].map(path => `admin/${path}`);

const WORDS = [
  'ação',
  '<img src=x onerror=alert(1)>',
  '0012,5',
  '31/02/2026',
  '',
  '😀'.repeat(30),
  '{{ param }}',
  '%E0%A4%A',
];

const createRandom = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const CONTROLS =
  'main button:not([disabled]), main input:not([type=file]), main textarea, main select, main a[href^="#"], .modal button, .modal input';

interface RandomStep {
  at: number;
  word: string;
  kind: number;
}

/**
 * What a user does who does not look: clicks, some typing, and keys. The page takes all steps by itself, with a moment
 * between them in which responses arrive.
 */
const perform = (steps: readonly RandomStep[]) =>
  page.evaluate(
    async ([selector, all]) => {
      const take = ({ at, word, kind }: RandomStep) => {
        const controls = [...document.querySelectorAll<HTMLElement>(selector)];
        const control = controls[at % Math.max(1, controls.length)];
        if (!control) return;
        control.focus();
        if (control instanceof HTMLInputElement && /text|search|email|password/.test(control.type) && kind < 7)
          document.execCommand('insertText', false, word);
        else if (control instanceof HTMLTextAreaElement && kind < 7) document.execCommand('insertText', false, word);
        else if (control instanceof HTMLSelectElement) {
          control.selectedIndex = at % control.options.length;
          control.dispatchEvent(new Event('change', { bubbles: true }));
        } else if (kind === 9) control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        else control.click();
      };
      for (const step of all) {
        take(step);
        await new Promise(resolve => setTimeout(resolve, 5));
      }
    },
    [CONTROLS, steps] as const,
  );

const browser = browserOfSuite();
let page: Page;

const playOn = async (path: string, login: string) => {
  const random = createRandom(SEED);
  page = await browser.signedIn(login, path);
  page.on('dialog', dialog => void dialog.dismiss());
  await page.locator('h1').first().waitFor();
  await perform(
    Array.from({ length: STEPS }, () => ({
      at: random(10_000),
      word: WORDS[random(WORDS.length)],
      kind: random(10),
    })),
  );
  // After all these steps the console is still there, and no screen has crashed.
  expect(await page.locator('.app-header').count()).toBe(1);
  expect(await page.getByText('Esta tela teve um problema').count()).toBe(0);
};

describe(`random clicks and text input with seed ${SEED} cause no error`, () => {
  it.each(PATHS)('on %s', path => playOn(path, 'editor'));
  it.each(ADMIN_PATHS)('on %s', path => playOn(path, 'admin'));
});
