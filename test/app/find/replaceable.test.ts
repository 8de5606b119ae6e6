import { readSources } from 'app/find/sources';
import { AUTHORITIES } from 'core/auth/authorities';
import { isReplaceable } from 'features/replace/review';
import { paths } from '../../openapi.json';

const everything = {
  authentication: { account: { authorities: [AUTHORITIES.ADMIN, AUTHORITIES.APPLICATION_ADMIN, AUTHORITIES.USER] } },
};

const replaceable = readSources(everything)
  .flatMap(source => [source, ...(source.parts ? [source.parts.source] : [])])
  .filter(isReplaceable);

it('B26: the API can update the records of each section that takes part, and there are many', () => {
  const urls = replaceable.map(({ records }) => records?.duck.relations.url ?? '');
  expect(urls.length).toBeGreaterThan(15);
  const updated = Object.entries(paths).flatMap(([url, calls]) => ('put' in calls ? [url] : []));
  expect(urls.filter(url => !updated.includes(url))).toEqual([]);
});

it('B26: people, pictures, commerce and messages take no part', () => {
  const others = ['user-application', 'user-management', 'application-pictures', 'coupon', 'plans', 'notification'];
  expect(replaceable.map(({ path }) => path).filter(path => others.includes(path))).toEqual([]);
});
