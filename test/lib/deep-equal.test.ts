import { same } from 'lib/deep-equal';

it.each([
  [{ name: 'Asma', cid: null }, { name: 'Asma' }],
  [{ name: '' }, { name: undefined }],
  [{ name: 'Asma', groups: [] }, { name: 'Asma' }],
  [{ variables: null }, { variables: { region: { south: null }, factors: [] } }],
  [{ rows: [{ weight: 1, note: '' }] }, { rows: [{ weight: 1 }] }],
])('are equal: %j and %j', (one, other) => {
  expect(same(one, other)).toBe(true);
  expect(same(other, one)).toBe(true);
});

it.each([
  [{ name: 'Asma' }, { name: 'asma' }],
  [{ weight: 0 }, { weight: null }],
  [{ free: false }, {}],
  [{ rows: [] }, { rows: [{}] }],
  [{ rows: [{ weight: 1 }] }, { rows: [{ weight: 1 }, {}] }],
  [{ rows: [] }, { rows: {} }],
  [{ rows: [] }, { rows: { length: 0 } }],
  [{ rows: [{}] }, {}],
  [{ part: { note: '', weight: 1 } }, {}],
  [{ variables: null }, { variables: { region: { south: 1 } } }],
  [{ rows: [1, 2] }, { rows: [2, 1] }],
])('are different: %j and %j', (one, other) => {
  expect(same(one, other)).toBe(false);
  expect(same(other, one)).toBe(false);
});
