import {
  anything,
  choice,
  day,
  type Fields,
  flag,
  id,
  instant,
  list,
  numbers,
  object,
  subscriptionKind,
  text,
  word,
} from './shape';

export const account: Fields = {
  id,
  login: text(50),
  firstName: text(50),
  lastName: text(50),
  email: text(254),
  activated: flag,
  langKey: choice('pt-br', 'en'),
  authorities: list(anything),
};

const person: Fields = {
  id,
  name: word,
  email: word,
  login: word,
  activated: flag,
  authority: choice('ROLE_MOBILE', 'ROLE_EMPLOYEE'),
};

/** Settings, coupons, customers, notifications, plans, promotions, subscriptions, releases and accounts. */
export const COMMERCE_SHAPES: Readonly<Record<string, Fields>> = {
  applicationSettings: { id, key: word, value: word, description: text() },
  coupons: {
    id,
    code: word,
    expireDate: instant,
    ...numbers('limitUsages usageCount discountValue'),
    couponDiscountType: choice('FIXED', 'PERCENTAGE'),
    isActive: flag,
  },
  customers: person,
  notifications: {
    id,
    title: word,
    description: word,
    content: word,
    type: choice(0, 1, 2, 3, 4),
    contentType: choice(
      ...'CID URL DISEASE SUS_PROCEDURE MEDICINE_LEAFLET SEMIOLOGY LABORATORY ILLUSTRATED_PROCEDURE'
        .split(' ')
        .map(kind => `CONTENT_${kind}`),
    ),
    contentId: word,
    url: word,
    justInTime: flag,
    sendPush: flag,
    scheduleDate: instant,
    scheduleTime: text(),
    validity: day,
    pending: flag,
  },
  plans: {
    id,
    name: word,
    planType: subscriptionKind,
    productId: word,
    ...numbers('amount discountPercentage totalValueWithoutDiscount totalValueWithDiscount'),
    period: choice('MONTHLY', 'YEARLY'),
    mobileType: choice('ANDROID', 'IOS', 'WEB'),
    active: flag,
  },
  promotions: {
    id,
    name: word,
    link: word,
    active: flag,
    promotionType: choice('ALL_USERS', 'FREE_USERS', 'SUBSCRIPTION_USERS'),
    createdDate: instant,
  },
  subscriptions: {
    id,
    email: text(254),
    customer: object({ id, email: text(254) }),
    plan: object({ id, planType: subscriptionKind }),
    startDate: instant,
    endDate: instant,
    active: flag,
    status: choice('ACTIVE', 'CANCELED', 'EXPIRED', 'UNDEFINED'),
    planType: subscriptionKind,
    planPeriod: choice('MONTHLY', 'YEARLY'),
  },
  syncResumes: { id },
  users: account,
};
