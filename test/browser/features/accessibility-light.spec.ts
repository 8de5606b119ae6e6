import { WIDE, describeScreens } from '../support/walk-looks';

describe('B8: in light, Portuguese and from 360 to 2,560 px: accessible, and nothing scrolls sideways', () => {
  describeScreens({ theme: 'light', locale: 'pt-br', view: WIDE });
});
