import { vitalReport } from 'features/reports/internal/vitals';

it.each([
  ['LCP', 1840.7000000000116, 1841],
  ['TTFB', 0.2, 0],
  ['CLS', 0.12345, 0.123],
] as const)('%s of %d is reported as %d, without the id and the entries of the metric', (name, value, reported) => {
  const metric = { name, value, rating: 'good', id: 'v6-1', entries: [{ url: 'Maria' }] } as const;
  expect(vitalReport('/', metric)).toEqual({ kind: 'vital', route: '/', name, value: reported, rating: 'good' });
});
