import { browserOfSuite } from '../support/session';

const browser = browserOfSuite();

it('F100: the content security policy allows no unsafe source, and an injected script is blocked', async () => {
  const page = await browser.newPage();
  const response = await page.goto('./');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  const attack = page.evaluate(() => {
    const script = document.createElement('script');
    script.setAttribute('src', 'data:text/javascript,window.__xss=1');
    document.body.append(script);
  });
  await expect(attack).rejects.toThrow(/TrustedScriptURL/);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  expect(browser.complaints.splice(0).join()).toContain('TrustedScriptURL');
});
