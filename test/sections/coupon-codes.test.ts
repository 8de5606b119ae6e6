import { numberedCodes, randomCodes } from 'sections/coupon/codes';

it.each([
  ['CONGRESSO-###', 3, 9, ['CONGRESSO-009', 'CONGRESSO-010', 'CONGRESSO-011']],
  ['#', 2, 9, ['9', '10']],
  ['A#B##C', 1, 7, ['A#B07C']],
  ['CURSO', 2, 1, ['CURSO1', 'CURSO2']],
  ['CURSO#', 0, 1, []],
])('B28: /coupon: numbered codes of %s', (pattern, count, first, codes) => {
  expect(numberedCodes(pattern, count, first)).toEqual(codes);
});

it('B28: /coupon: random codes differ, have their length and no sign that is confused with another', () => {
  const codes = randomCodes('X-', 500, 6);
  expect(new Set(codes).size).toBe(500);
  codes.forEach(code => expect(code).toMatch(/^X-[A-HJ-NP-Z2-9]{6}$/));
  expect(randomCodes('', 40, 1)).toHaveLength(32);
});
