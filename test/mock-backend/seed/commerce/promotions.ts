import { table } from '../../table';
import { daysFromToday } from './calendar';
import names from './promotions.json';

const types = ['ALL_USERS', 'FREE_USERS', 'SUBSCRIPTION_USERS'];

export const seedPromotions = () =>
  names.forEach((name, index) =>
    table('promotions').insert({
      name,
      link: `https://promo.example.com.br/campanha/${index + 1}`,
      active: index % 3 !== 1,
      promotionType: types[(index * 2) % types.length],
      createdDate: daysFromToday(-400 + index * 14, index % 9),
    }),
  );
