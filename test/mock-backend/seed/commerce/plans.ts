import { type Plan, plans } from '../../plans';
import { rowsOf } from './calendar';

/** Plan type | store | period | name | monthly amount in reais | discount in percent | on sale. */
const rows = `
ANDROID | ANDROID | MONTHLY | Android mensal | 24.90 | 0 | yes
ANDROID | ANDROID | YEARLY | Android anual | 24.90 | 25 | yes
IOS | IOS | MONTHLY | iOS mensal | 27.90 | 0 | yes
IOS | IOS | YEARLY | iOS anual | 27.90 | 25 | yes
WEB | WEB | MONTHLY | Web mensal | 22.90 | 0 | yes
WEB | WEB | YEARLY | Web anual | 22.90 | 30 | yes
COURTESY | WEB | MONTHLY | Cortesia de 30 dias | 0 | 0 | yes
COURTESY | WEB | YEARLY | Cortesia anual para professores | 0 | 0 | yes
FREE | ANDROID | MONTHLY | Gratuito | 0 | 0 | yes
ANDROID | ANDROID | YEARLY | Android anual para residentes | 24.90 | 40 | yes
IOS | IOS | YEARLY | iOS anual para residentes | 27.90 | 40 | yes
WEB | WEB | MONTHLY | Web mensal para estudantes (lançamento) | 14.90 | 0 | no
`;

const cents = (amount: number) => Math.round(amount * 100) / 100;

export const seedPlans = () =>
  rowsOf(rows).map(([planType, mobileType, period, name, amount, discount, active], index) => {
    const total = cents(Number(amount) * (period === 'YEARLY' ? 12 : 1));
    return plans().insert({
      planType: planType as Plan['planType'],
      mobileType: mobileType as Plan['mobileType'],
      period: period as Plan['period'],
      name,
      productId: `guia.${planType}.${period}.${index + 1}`.toLowerCase(),
      amount: Number(amount),
      discountPercentage: Number(discount),
      totalValueWithoutDiscount: total,
      totalValueWithDiscount: cents(total * (1 - Number(discount) / 100)),
      active: active === 'yes',
    });
  });
