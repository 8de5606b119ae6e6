import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Json, PATIENCE, type Tab } from './driver';
import { chooseOption, find, type Found, pageText, type Query } from './in-page';

const sourceOf = (path: string) => readFileSync(createRequire(__filename).resolve(path), 'utf8');
const library = sourceOf('@testing-library/dom/dist/@testing-library/dom.umd.min.js');
const axe = sourceOf('axe-core/axe.min.js');

const pause = () => new Promise(resolve => setTimeout(resolve, 30));

/** Asks again until the page gives a result that is not `undefined`. Fails with what the page shows then. */
export const waitFor = async <R>(tab: Tab, wanted: string, ask: () => Promise<R | undefined>): Promise<R> => {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    const result = await ask();
    if (result !== undefined) return result;
    await pause();
  }
  throw new Error(`Waited in vain for ${wanted}.\n${await tab.evaluate(pageText)}`);
};

const findIn = async (tab: Tab, query: Query, which: 'first' | 'last' | 'look'): Promise<Found | undefined> => {
  const found = await tab.evaluate(
    find as (query: Json, which: string) => ReturnType<typeof find>,
    { ...query },
    which,
  );
  if (found !== 'no library') return found;
  await tab.run(library);
  return findIn(tab, query, which);
};

interface Axe {
  axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
}

const runAxe = async () => {
  // The addresses are hashes, so axe takes links of the rail for skip links.
  const options = { resultTypes: ['violations'], rules: { 'skip-link': { enabled: false } } };
  const { violations } = await (window as unknown as Axe).axe.run(options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
};

/** A person at a tab: finds controls by role and name or by label, and uses them by pointer and keys. */
export const personAt = (tab: Tab) => {
  const sees = (query: Query) => waitFor(tab, JSON.stringify(query), () => findIn(tab, query, 'look'));
  const clickOn = async (query: Query, which: 'first' | 'last' = 'first') => {
    let before: Found | undefined;
    const { x, y } = await waitFor(tab, `${JSON.stringify(query)} that can be clicked`, async () => {
      const found = await findIn(tab, query, which);
      const rests = found?.isClear === true && found.x === before?.x && found.y === before.y;
      before = found;
      return rests ? found : undefined;
    });
    await tab.clickAt(x, y);
  };
  const hasFocus = (query: Query) =>
    waitFor(tab, `the focus on ${JSON.stringify(query)}`, async () =>
      (await findIn(tab, query, 'look'))?.isFocused ? true : undefined,
    );
  const now = <A extends readonly Json[], R>(work: (...args: A) => R, ...args: A) => tab.evaluate(work, ...args);

  return {
    tab,
    /** Waits until this is on the screen. */
    see: (role: string, name?: string) => sees({ role, name }),
    /** Waits until a text is on the screen: the whole text of an element. */
    read: (text: string) => sees({ text }),
    /** Waits until this is no longer on the screen. */
    seeNo: (role: string, name?: string) =>
      waitFor(tab, `no ${role} "${name ?? ''}"`, async () =>
        (await findIn(tab, { role, name }, 'look')) ? undefined : true,
      ),
    click: (role: string, name: string, which: 'first' | 'last' = 'first') => clickOn({ role, name }, which),
    hasFocus: (role: string, name: string) => hasFocus({ role, name }),
    /** Replaces what is in the field with this label. */
    fill: async (label: string, text: string) => {
      await clickOn({ label });
      await hasFocus({ label });
      await tab.press('Control+a');
      await (text === '' ? tab.press('Delete') : tab.type(text));
    },
    /** Chooses an option of the select with this label. A browser opens its list of options outside the page. */
    choose: async (label: string, option: string) => {
      await clickOn({ label });
      await hasFocus({ label });
      await tab.press('Escape');
      await now(chooseOption, option);
    },
    valueOf: async (label: string) => (await sees({ label })).value,
    press: (keys: string) => tab.press(keys),
    type: (text: string) => tab.type(text),
    /** Waits until the address contains this. */
    isAt: (part: string) =>
      waitFor(tab, `an address with ${part}`, async () =>
        (await now(() => window.location.href)).includes(part) ? true : undefined,
      ),
    /** Waits until this is true in the page. */
    until: <A extends readonly Json[]>(what: string, isTrue: (...args: A) => boolean, ...args: A) =>
      waitFor(tab, what, async () => ((await tab.evaluate(isTrue, ...args)) ? true : undefined)),
    /** What axe finds on the page, one line for each rule. */
    violations: async () => {
      await tab.run(axe);
      return tab.evaluate(runAxe);
    },
  };
};

export type Person = ReturnType<typeof personAt>;
