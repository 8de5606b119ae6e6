import { engineOfSuite, journeyIn } from '../engines/suite';

/** Twice the usual size, as people set it in their browser. WebKitGTK has no such setting. */
const engine = engineOfSuite({
  firefox: { 'font.size.variable.x-western': 32 },
  chromium: ['--blink-settings=defaultFontSize=32'],
});

const SCREENS = ['', 'application-admin/diseases', 'application-admin/symptoms/manage'];

journeyIn('chromium', 'firefox')('with text of twice the size, no screen is wider than the window', async () => {
  for (const path of SCREENS) {
    const person = await engine.signIn(path);
    await person.see('heading');
    await person.until('the screen', () => document.querySelector('main .busy') === null);
    const [root, width, size] = await person.tab.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
      getComputedStyle(document.documentElement).fontSize,
    ]);
    expect(size).toBe('32px');
    expect({ path, excess: Math.max(0, Number(root) - Number(width)) }).toEqual({ path, excess: 0 });
  }
});
