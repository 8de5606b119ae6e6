import { exactText, moneyHint } from 'lib/typed-number';
import { asDiscount } from './discount';

/** The discount as it will be sent, shown while the user types. */
export const discountHint = (type: string | null | undefined, value: number): string =>
  asDiscount(type, value, { money: moneyHint, decimal: exactText });
