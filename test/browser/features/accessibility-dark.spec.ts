import { describeScreens, NARROW } from '../support/walk-looks';

describe('B8: screens in dark mode, in English, have no axe violation and do not scroll sideways at 390 px', () => {
  describeScreens({ theme: 'dark', locale: 'en', view: NARROW });
});
