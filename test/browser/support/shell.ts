import type { Page } from 'playwright-core';

/** Window sizes from a desktop to a phone. */
export const WIDTHS = {
  wide: { width: 1280, height: 900 },
  /** Too narrow for the rail. */
  medium: { width: 1100, height: 900 },
  narrow: { width: 390, height: 844 },
} as const;

/** From this width on, the sections are in a rail. */
const RAIL_FROM = 1200;

/** Turns on the rule that controls are at least 24 px wide and high (WCAG 2.5.8). */
export const TARGETS = { 'target-size': { enabled: true } };

/** The header's controls, at any width: on a narrow screen they are behind a button. */
export const shellOf = (page: Page) => {
  const within = (hook: string) => page.locator(`[data-cy="${hook}"]`);
  const uncover = async () => {
    const toggler = page.locator('.navbar-toggler');
    if ((await toggler.isVisible()) && (await toggler.getAttribute('aria-expanded')) === 'false') await toggler.click();
  };
  const openMenu = async (hook: string) => {
    await uncover();
    await within(hook).locator('[aria-expanded]').click();
    await within(hook).locator('[aria-expanded="true"]').waitFor();
  };

  return {
    /** The sections, in the rail or in the menu. */
    sections: page.locator('#section-menu, [data-cy="rail"]'),
    openSections: async () => {
      if ((page.viewportSize()?.width ?? 0) < RAIL_FROM) return openMenu('adminMenu');
      await page.locator('[data-cy="rail"] a').first().waitFor();
    },
    openAccount: () => openMenu('accountMenu'),
    openLocales: () => openMenu('localeMenu'),
    openMessages: async () => {
      await uncover();
      await within('messageBell').click();
      await page.getByRole('dialog').waitFor();
    },
    goHome: async () => {
      await page.locator('.navbar-brand').click();
      await page.locator('.section-index').waitFor();
    },
  };
};

/** The accessible name of the focused element: its `aria-label`, its label or its text. */
export const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
  });
