import { readFigures } from 'sections/user-application/read-figures';

test.each([
  ['totalSubscriptions', { measure: 'subscriptions' }],
  ['totalPercentageSubscriptions', { measure: 'subscribedShare' }],
  ['freeTrialTotal', { measure: 'freeTrials' }],
  ['totalFree', { measure: 'subscriptions', platform: 'FREE' }],
  ['totalIOS', { measure: 'subscriptions', platform: 'IOS' }],
  ['totalSubscriptionsIosMonthly', { measure: 'subscriptions', platform: 'IOS', period: 'MONTHLY' }],
  ['totalPercentageYearly', { measure: 'subscribedShare', period: 'YEARLY' }],
  ['percentageConvertedAndroidYearly', { measure: 'convertedShare', platform: 'ANDROID', period: 'YEARLY' }],
])('R132: the figure %s of a response is read as %j', (name, kind) => {
  expect(readFigures({ [name]: 12.5 })).toEqual([{ ...kind, value: 12.5 }]);
});

test.each([
  ['of another name', { id: 1, totalChurned: 2, android: 3 }],
  [
    'that are no numbers',
    { totalRegistered: null, totalSubscriptions: '', totalWeb: ' ', totalIos: 'n/a', totalAndroid: {} },
  ],
])('values %s are left out', (_title, response) => {
  expect(readFigures(response)).toEqual([]);
});

test('a number that is received as text is converted to a number', () => {
  expect(readFigures({ totalRegistered: '42' })).toEqual([{ measure: 'registered', value: 42 }]);
});
