import type { Page } from 'playwright-core';
import jhipster6105 from '../../backend-answers/jhipster-6.10.5.json';
import { shifted } from '../support/layout-shifts';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

/** The left and right edges of a part of the page. In px. */
const edgesOf = async (selector: string) => {
  const part = page.locator(selector).first();
  await part.waitFor();
  return part.evaluate(element => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });
};

describe.each([1280, 1440, 1920])('in a window of %i px', width => {
  it('the title, tools, table, form and save bar have the same left and right edges', async () => {
    page = await browser.newPage('pt-br', { width, height: 900 });
    await signIn(page, 'editor', 'application-admin/diseases');
    const edges = await edgesOf('.page-title');
    expect(await edgesOf('.list-tools')).toEqual(edges);
    expect(await edgesOf('main table')).toEqual(edges);
    await page.locator('[data-cy="entityEditButton"]').first().click();
    expect(await edgesOf('.manage-page .page-title')).toEqual(edges);
    expect(await edgesOf('.form-columns')).toEqual(edges);
    expect(await edgesOf('.save-bar')).toEqual(edges);
    expect(edges.right - edges.left).toBeLessThanOrEqual(1440);
  });

  it('the index of the form stays visible after a jump to the last part', async () => {
    page = await browser.newPage('pt-br', { width, height: 900 });
    await signIn(page, 'editor', 'application-admin/diseases/manage');
    const link = page.getByRole('navigation', { name: 'Partes do formulário' }).getByRole('button').last();
    await link.click();
    const [top, bottom] = await link.evaluate(element => {
      const box = element.getBoundingClientRect();
      return [box.top, box.bottom];
    });
    expect(top).toBeGreaterThan(48);
    expect(bottom).toBeLessThan(900);
  });
});

describe('in a window of 1440 × 900 px', () => {
  it.each(['notification/manage', 'symptoms/manage', 'risk-factor/manage', 'coupon/manages'])(
    'the form %s fits without scrolling',
    async path => {
      page = await browser.newPage('pt-br', { width: 1440, height: 900 });
      await signIn(page, 'editor', `application-admin/${path}`);
      await page.locator('.save-bar').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
    },
  );

  it('the footer stands below the middle of the content, not of the window', async () => {
    page = await browser.newPage('pt-br', { width: 1440, height: 900 });
    await signIn(page, 'editor', 'application-admin/plans');
    await page.locator('[data-cy="rail"]').waitFor();
    await page.locator('.app-footer').waitFor();
    const middles = await page.evaluate(() => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector('.app-footer') ?? document.body);
      return [document.querySelector('main'), words].map(part => {
        const { left = 0, right = 0 } = part?.getBoundingClientRect() ?? {};
        return (left + right) / 2;
      });
    });
    expect(middles[1]).toBeCloseTo(middles[0], 0);
  });
});

it('the metrics of a real server are in view together at 1440 × 900, in two columns', async () => {
  const respondWith = async (path: string, name: string) =>
    browser.fault({
      match: { method: 'GET', path: `/management/${path}` },
      status: 200,
      body: JSON.stringify(jhipster6105.answers.find(answer => answer.name === name)?.body),
      contentType: 'application/json',
    });
  await respondWith('metrics', 'metrics');
  await respondWith('threaddump', 'threads');
  page = await browser.newPage('pt-br', { width: 1440, height: 900 });
  await signIn(page, 'admin', 'admin/metrics');
  await page.locator('.metrics-columns').waitFor();
  const parts = page.locator('.metrics-columns section');
  expect(await parts.count()).toBe(5);
  const boxes = await parts.evaluateAll(all => all.map(part => part.getBoundingClientRect()));
  expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(900);
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(2);
  await page.setViewportSize({ width: 1199, height: 900 });
  expect(await parts.evaluateAll(all => new Set(all.map(part => part.getBoundingClientRect().left)).size)).toBe(1);
  await page.locator('[data-cy="threadDump"] > summary').click();
  expect(await violationsOf(page)).toEqual([]);
});

it('a field that gets the focus by Tab is never below the save bar', async () => {
  page = await browser.newPage('pt-br', { width: 1280, height: 640 });
  await signIn(page, 'editor', 'application-admin/notification/manage');
  await page.locator('.save-bar').waitFor();
  await page.locator('.fields input').first().focus();
  const visited: { isVisible: boolean; isField: boolean }[] = [];
  do {
    await page.keyboard.press('Tab');
    visited.push(
      await page.evaluate(() => {
        const field = document.activeElement ?? document.body;
        const bar = document.querySelector('.save-bar') ?? document.body;
        return {
          isField: field.closest('.fields') !== null,
          isVisible: bar.contains(field) || field.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top,
        };
      }),
    );
  } while (visited.at(-1)?.isField);
  expect(visited.length).toBeGreaterThan(10);
  expect(visited.filter(({ isVisible }) => !isVisible)).toEqual([]);
});

const boxOf = async (selector: string) => {
  const part = page.locator(selector).first();
  await part.waitFor();
  return part.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
};

describe('the right column of a form', () => {
  const openSymptom = async (width: number) => {
    page = await browser.newPage('pt-br', { width, height: 900 });
    await signIn(page, 'editor', 'application-admin/symptoms');
    await page.locator('[data-cy="entityEditButton"]').first().click();
    await page.locator('.linked-records').waitFor();
  };

  it.each([1200, 1280, 1440, 1920])('is beside the fields and aligned with them, at %i px', async width => {
    await openSymptom(width);
    const [fields, aside] = [await boxOf('.fields'), await boxOf('.form-aside')];
    const edges = await edgesOf('.page-title');
    expect([fields.left, aside.right]).toEqual([edges.left, edges.right]);
    expect(aside.top).toBe(fields.top);
    expect(aside.left - fields.right).toBeCloseTo(24, 2);
    expect(fields.right - fields.left).toBeLessThanOrEqual(770);
    const notes = await page
      .locator('.form-aside > *')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect()).map(({ left, right }) => [left, right]));
    expect(notes).toEqual(notes.map(() => [aside.left, aside.right]));
    expect(notes.length).toBeGreaterThan(1);
  });

  it.each(['symptoms', 'medical-calculators', 'flashcards', 'risk-factor'])(
    'has the region "This record" for a stored record of %s, but not for a new one',
    async section => {
      page = await browser.newPage('pt-br', { width: 1440, height: 900 });
      await signIn(page, 'editor', `application-admin/${section}`);
      await page.locator('[data-cy="entityEditButton"]').first().click();
      const facts = page.locator('.form-aside').getByRole('region', { name: 'Este registro' });
      await facts.waitFor();
      await page.goto('about:blank');
      await page.goto(`./#/application-admin/${section}/manage`);
      await page.locator('.manage-page .fields').waitFor();
      expect(await facts.count()).toBe(0);
    },
  );

  it('shows a date on one line at 1200 px', async () => {
    page = await browser.newPage('pt-br', { width: 1200, height: 900 });
    await signIn(page, 'editor', 'application-admin/promotions');
    await page.locator('[data-cy="entityEditButton"]').first().click();
    const date = page.locator('.form-note dd').last();
    expect(await date.innerText()).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
    const lines = await date.evaluate(element => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  it('leaves its space to the box of the fields while it is empty, and does not resize a field when it has errors', async () => {
    page = await browser.newPage('pt-br', { width: 1280, height: 900 });
    await signIn(page, 'editor', 'application-admin/risk-factor/manage');
    const before = await edgesOf('input[name="name"]');
    expect(await edgesOf('.fields')).toEqual(await edgesOf('.page-title'));
    await page.keyboard.press('Control+s');
    await page.locator('.form-aside').getByRole('button', { name: 'Nome' }).waitFor();
    expect(await edgesOf('input[name="name"]')).toEqual(before);
  });

  const PLACES = ['.page-title', '.skip-link', '.fields', '.alert', '.form-index', '.linked-records', '.save-bar'];
  const focusedPlace = () =>
    page.evaluate(places => places.find(place => document.activeElement?.closest(place)), PLACES);

  /** The parts of the page that Tab visits, from the page's title up to the save bar. */
  const placesOfTab = async () => {
    await page.locator('.page-title a').first().focus();
    const places = new Set<string | undefined>();
    for (let at = await focusedPlace(); at !== '.save-bar'; at = await focusedPlace()) {
      places.add(at);
      await page.keyboard.press('Tab');
    }
    return [...places];
  };

  it.each([
    ['after the fields', 1280, ['.page-title', '.skip-link', '.fields', '.alert', '.form-index', '.linked-records']],
    ['around the fields', 1199, ['.page-title', '.alert', '.form-index', '.fields', '.linked-records']],
  ])('comes %s in the tab order, at %i px', async (_where, width, places) => {
    page = await browser.newPage('pt-br', { width, height: 900 });
    await signIn(page, 'editor', 'application-admin/diseases');
    await page.locator('[data-cy="entityEditButton"]').first().click();
    await page.locator('input[name="name"]').fill('');
    await page.keyboard.press('Control+s');
    await page.locator('.form-columns .alert button').waitFor();
    expect(await placesOfTab()).toEqual(places);
  });

  it('has an index that is reached by F6 from a field and by a skip link before the first field', async () => {
    page = await browser.newPage('pt-br', { width: 1280, height: 900 });
    await signIn(page, 'editor', 'application-admin/diseases/manage');
    const first = page.locator('.form-index button:focus');
    await page.locator('input[name="cid"]').focus();
    await page.keyboard.press('F6');
    await first.getByText('Identificação').waitFor();
    await page.locator('input[name="name"]').focus();
    await page.keyboard.press('Shift+Tab');
    const skip = page.getByRole('button', { name: 'Ir para as partes do formulário' });
    expect((await skip.boundingBox())?.width).toBeGreaterThan(100);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await first.getByText('Identificação').waitFor();
  });

  it('does not move the focus out of a field when the window narrows while errors are shown', async () => {
    page = await browser.newPage('pt-br', { width: 1280, height: 900 });
    await signIn(page, 'editor', 'application-admin/diseases/manage');
    await page.locator('input[name="name"]').waitFor();
    await page.keyboard.press('Control+s');
    await page.locator('.form-columns .alert button').waitFor();
    await page.locator('input[name="cid"]').focus();
    await page.setViewportSize({ width: 1100, height: 900 });
    await page.locator('.form-columns:not(.two-columns)').waitFor();
    expect(await page.locator('input[name="cid"]:focus').count()).toBe(1);
  });

  it('is below the fields in a window of 1199 px, with the index above them', async () => {
    page = await browser.newPage('pt-br', { width: 1199, height: 900 });
    await signIn(page, 'editor', 'application-admin/diseases');
    await page.locator('[data-cy="entityEditButton"]').first().click();
    const [index, fields, facts] = [await boxOf('.form-index'), await boxOf('.fields'), await boxOf('.form-note')];
    expect(index.bottom).toBeLessThanOrEqual(fields.top);
    expect(facts.top).toBeGreaterThanOrEqual(fields.bottom);
    expect([index.left, facts.left, facts.right]).toEqual([fields.left, fields.left, fields.right]);
  });

  it('stays visible while scrolling, and shows errors without moving a field', async () => {
    page = await browser.newPage('pt-br', { width: 1280, height: 900 });
    await signIn(page, 'editor', 'application-admin/diseases/manage');
    const before = await boxOf('input[name="name"]');
    await page.keyboard.press('Control+s');
    await page.locator('.form-aside').getByRole('button', { name: 'Nome' }).waitFor();
    expect(await boxOf('input[name="name"]')).toEqual(before);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const aside = await boxOf('.form-aside');
    expect(aside.top).toBeGreaterThan(48);
    expect(aside.bottom).toBeLessThan(900);
  });
});

describe('late loading causes no layout shift in the form', () => {
  /**
   * Notes layout shifts in the screen or the footer. The header and the rail are left out: they wait for their
   * own calls.
   */
  const watchScreen = () =>
    page.addInitScript(() => {
      const isOfScreen = ({ node }: { node: Node | null }) =>
        node instanceof Element && node.closest('main, .app-footer') !== null;
      new PerformanceObserver(list => {
        if (list.getEntries().some(entry => Reflect.get(entry, 'sources').some(isOfScreen)))
          document.documentElement.dataset.hasMoved = 'true';
      }).observe({ type: 'layout-shift', buffered: true });
    });
  const hasMoved = async () => {
    await shifted(page);
    return page.evaluate(() => document.documentElement.dataset.hasMoved === 'true');
  };

  /** Holds these requests until the returned function is called. */
  const hold = async (requests: RegExp) => {
    let letGo = () => undefined as void;
    const released = new Promise<void>(resolve => {
      letGo = resolve;
    });
    await page.route(requests, async route => {
      await released;
      await route.continue();
    });
    return letGo;
  };

  it.each(['diseases', 'symptoms', 'medical-calculators', 'promotions'])('of %s when code is late', async section => {
    page = await browser.newPage();
    await watchScreen();
    await signIn(page, 'editor', `application-admin/${section}`);
    await page.locator('[data-cy="entityEditButton"]').first().click();
    await page.locator('.manage-page .fields').waitFor();
    const letGo = await hold(/\/assets\/(manage|forms)-/);
    await page.reload();
    await page.locator('.skeleton-title').waitFor();
    await shifted(page);
    letGo();
    await page.locator('.manage-page .fields').waitFor();
    expect(await hasMoved()).toBe(false);
  });

  it.each([
    [
      'a push, with the name of its content',
      'editor',
      'application-admin/notification',
      /\/api\/(diseases|medicine-leaflets|semiologies|laboratories|illustrated-procedures)/,
      '.field:has([data-cy="contentId"]) .form-text',
    ],
    [
      'a user, with the profiles that there are',
      'admin',
      'admin/user-management',
      /\/api\/users\/authorities/,
      '[data-cy="profiles"] .form-check:nth-of-type(5)',
    ],
  ])('of %s arriving late', async (_what, login, list, requests, part) => {
    page = await browser.newPage();
    await signIn(page, login, list);
    await page.locator('[data-cy="entityEditButton"]').first().click();
    await page.locator('.manage-page .fields input').first().waitFor();
    await watchScreen();
    const letGo = await hold(requests);
    await page.reload();
    await page.locator('.manage-page .fields input').first().waitFor();
    letGo();
    await page.locator(part).filter({ hasText: /\w/ }).first().waitFor();
    expect(await hasMoved()).toBe(false);
  });
});

it('the brand, the environment ribbon and the menu button share one line on a screen of 360 px', async () => {
  page = await browser.newPage('pt-br', { width: 360, height: 800 });
  await signIn(page, 'editor', 'application-admin/plans');
  const parts = [await boxOf('.navbar-brand'), await boxOf('.ribbon'), await boxOf('.navbar-toggler')];
  expect((await boxOf('.app-header')).bottom).toBe(48);
  expect(parts.every(({ bottom }) => bottom <= 48)).toBe(true);
  expect(parts[1].left).toBeGreaterThan(parts[0].right);
  expect(parts[2].left).toBeGreaterThan(parts[1].right);
});

describe('rows of fields', () => {
  const lefts = (selector: string) =>
    page.locator(selector).evaluateAll(parts => parts.map(part => Math.round(part.getBoundingClientRect().left)));

  const openCalculator = async (width: number) => {
    page = await browser.newPage('pt-br', { width, height: 900 });
    await signIn(page, 'editor', 'application-admin/medical-calculators');
    await page.locator('[data-cy="entityEditButton"]').first().click();
    await page.locator('[data-cy="formulaParams"] .field-row').first().waitFor();
  };

  it('are one line each, aligned with a shared header, at 1200 px', async () => {
    await openCalculator(1200);
    const row = '[data-cy="formulaParams"] > .aligned-rows > .field-rows > li:nth-child(2)';
    const controls = page.locator(`${row} :is(input, select, button)`);
    const middles = await controls.evaluateAll(all =>
      all.map(one => one.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)),
    );
    expect(new Set(middles).size).toBe(1);
    expect(await lefts('[data-cy="formulaParams"] > .aligned-rows > .rows-head > span')).toEqual(
      await lefts(`${row} > [role] > .field-row > .field`),
    );
    // Each field keeps its label for screen readers.
    expect(await page.locator(row).getByLabel('Código').count()).toBe(1);
  });

  it('show a label for each field instead of a shared header, at 390 px', async () => {
    await openCalculator(390);
    expect(await page.locator('[data-cy="formulaParams"] .rows-head').isVisible()).toBe(false);
    expect(await page.locator('[data-cy="formulaParams"] .form-label').first().isVisible()).toBe(true);
  });
});

it('R101: synonym groups are shown as three cards in a row and nine on a page', async () => {
  page = await browser.newPage();
  const group = (id: number) => ({ id, name: `Grupo ${id}`, synonymWords: [{ id, name: 'palavra' }] });
  await browser.fault({
    match: { method: 'GET', path: '/api/synonym-group' },
    times: 1,
    status: 200,
    body: { content: Array.from({ length: 9 }, (_, at) => group(at + 1)), totalElements: 12, size: 9, number: 0 },
  });
  await signIn(page, 'editor', 'application-admin/synonym-group');
  const cards = page.getByRole('list', { name: 'Grupos de sinônimos' }).getByRole('listitem');
  await cards.first().waitFor();
  const tops = await cards.evaluateAll(all => all.map(card => Math.round(card.getBoundingClientRect().top)));
  expect(tops).toHaveLength(9);
  expect([...new Set(tops)].map(top => tops.filter(one => one === top).length)).toEqual([3, 3, 3]);
  const [requested] = (await browser.log()).filter(({ path }) => path === '/api/synonym-group');
  expect(requested.query).toEqual({ size: '9', page: '0' });
});
