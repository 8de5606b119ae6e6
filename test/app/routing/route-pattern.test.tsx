import { readFileSync } from 'node:fs';
import { routePattern } from 'app/routing/route-pattern';

it.each([
  ['', '/'],
  ['#/', '/'],
  ['#/login', '/login'],
  ['#/activate/9f3c', '/activate/:key?'],
  ['#/reset/finish/9f3c', '/reset/finish/:key?'],
  ['#/application-admin/diseases', '/application-admin/diseases'],
  ['#/application-admin/diseases?page=3&search=asma', '/application-admin/diseases'],
  ['#/application-admin/diseases/manage?id=25&name=Asma', '/application-admin/diseases/manage'],
  ['#/application-admin/diseases/manage/content?id=25&name=Asma', '/application-admin/diseases/manage/content'],
  ['#/admin/user-management/new', '/admin/user-management/new'],
  ['#/admin/user-management/maria', '/admin/user-management/:login'],
  ['#/admin/user-management/maria/edit', '/admin/user-management/:login/edit'],
  ['#/application-admin/asma', '*'],
  ['#/application-admin/diseases/asma', '*'],
  ['#/maria', '*'],
  ['#/%E0%A4%A', '*'],
])('the route pattern of "%s" is %s', (hash, pattern) => {
  expect(routePattern(hash)).toBe(pattern);
});

it('every route outside the areas has its own pattern', () => {
  const files = ['routes.tsx', 'internal/more-screens.tsx'].map(name =>
    readFileSync(`src/app/routing/${name}`, 'utf8'),
  );
  const paths = files.flatMap(file => [...file.matchAll(/exact path="([^"]+)"/g)].map(([, path]) => path));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.map(path => routePattern(`#${path.replace(':key?', '9f3c')}`))).toEqual(paths);
});
