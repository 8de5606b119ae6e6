import { table } from '../../table';
import { daysFromToday } from './calendar';
import codes from './coupons.json';

const limits = [0, 100, 50, 500, 0, 25, 1000, 200];
const percentages = [5, 10, 15, 20, 25, 30, 50];
/** In reais. */
const amounts = [5, 10, 19.9, 25, 40, 60.5];

/** If a code ends in two digits, they are its discount. */
const namedDiscount = (code: string) => /[A-Z](\d\d)$/.exec(code)?.[1];

const discountOf = (code: string, isFixed: boolean, index: number) => {
  const others = isFixed ? amounts : percentages;
  return Number(namedDiscount(code) ?? others[index % others.length]);
};

/** Coupons of both kinds. Some are unlimited, used up, expired or switched off. */
export const seedCoupons = () =>
  codes.forEach((code, index) => {
    const limitUsages = limits[index % limits.length];
    const isFixed = index % 5 === 2 || index % 5 === 4;
    table('coupons').insert({
      code,
      expireDate: index % 13 === 12 ? null : daysFromToday(index % 4 === 3 ? -9 - index * 6 : 20 + index * 11),
      limitUsages,
      usageCount:
        limitUsages === 0 ? index * 7 : index % 6 === 5 ? limitUsages : Math.floor((limitUsages * index) / 60),
      discountValue: discountOf(code, isFixed, index),
      couponDiscountType: isFixed ? 'FIXED' : 'PERCENTAGE',
      isActive: index % 4 !== 1,
    });
  });
