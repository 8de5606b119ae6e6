import { describeScreens, WIDE } from '../support/walk-looks';

describe('B8: screens in light mode, in Portuguese, have no axe violation and do not scroll sideways at 360 to 2,560 px', () => {
  describeScreens({ theme: 'light', locale: 'pt-br', view: WIDE });
});
