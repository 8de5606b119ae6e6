import { screensOf } from 'app/screens';
import { areas } from 'app/sections';
import { preloadNext } from 'app/preload-screen';

const fetchedFrom = (address: string) => {
  const fetched: string[] = [];
  const spies = areas
    .flatMap(screensOf)
    .map(({ path, Screen }) => jest.spyOn(Screen, 'preload').mockImplementation(async () => void fetched.push(path)));
  preloadNext(address);
  spies.forEach(spy => spy.mockRestore());
  return fetched;
};

test.each([
  ['a list fetches its form', '/application-admin/coupon', ['/application-admin/coupon/manages']],
  [
    'a form fetches its text editor',
    '/application-admin/semiologies/manage',
    ['/application-admin/semiologies/manage/content'],
  ],
  ['a list of users fetches no screen of one user', '/admin/user-management', ['/admin/user-management/new']],
  ['home fetches nothing', '/', []],
])('%s', (_, address, expected) => {
  expect(fetchedFrom(address)).toEqual(expected);
});
