import { openBrowser, signIn } from '../support/session';
import { ACCOUNT_SCREENS, PUBLIC_SCREENS, SECTION_SCREENS } from '../support/walk';
import { startWalk } from '../support/walk-looks';

const browser = openBrowser();
let walking: Awaited<ReturnType<typeof startWalk>>;

beforeAll(() => browser.reset());
afterEach(() => expect(browser.complaints.splice(0)).toEqual([]));
afterAll(() => browser.close());

/** Every state of the screen, with what is wrong there. The screens of a group share a page, as they do for a user. */
const isSound = async ({ visit }: (typeof SECTION_SCREENS)[number]) => {
  walking.problems.length = 0;
  await visit(walking.walk);
  expect(walking.problems).toEqual([]);
};

describe('B8, B11: screens have no axe violation in the light and dark theme, fit 360 to 2,560 px, and show no raw key', () => {
  describe('to a signed-in user:', () => {
    beforeAll(async () => {
      walking = await startWalk(browser);
      await signIn(walking.page, 'everything');
    });
    it.each([...SECTION_SCREENS, ...ACCOUNT_SCREENS])('$path', isSound);
  });

  describe.each(['pt-br', 'en'] as const)('to a visitor, in %s:', locale => {
    beforeAll(async () => {
      walking = await startWalk(browser, locale);
    });
    it.each(PUBLIC_SCREENS)('$path', isSound);
  });
});
