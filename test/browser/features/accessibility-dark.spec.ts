import { NARROW, describeScreens } from '../support/walk-looks';

describe('B8: in dark, English and at 390 px: accessible, and nothing scrolls sideways', () => {
  describeScreens({ theme: 'dark', locale: 'en', view: NARROW });
});
