import { menuOf } from 'app/menu/menus';
import { areas } from 'app/sections';
import { AUTHORITIES, hasAnyAuthority } from 'core/auth/authorities';

const { ADMIN, APPLICATION_ADMIN, EMPLOYEE, FLASHCARD, SMART_LEAFLET } = AUTHORITIES;
const NAMES = Object.values(AUTHORITIES);
const OFFERED = { docs: true, gateway: true };

/** Every set of authorities that an account can hold. */
const combinations = Array.from({ length: 2 ** NAMES.length }, (_, bits) =>
  NAMES.filter((_name, index) => bits & (2 ** index)),
);

const guardOf = (address: string) => areas.find(({ path }) => address.startsWith(`${path}/`))?.authorities ?? [];

const menu = (held: readonly string[]) => menuOf(held, OFFERED).map(({ to }) => to);

it('R35: no menu has an entry that the guard of its area refuses, for any combination of authorities', () => {
  const refused = combinations.flatMap(held =>
    menu(held)
      .filter(to => !hasAnyAuthority(held, guardOf(to)))
      .map(to => `${held.join('+')}: ${to}`),
  );
  expect(combinations).toHaveLength(128);
  expect(refused).toEqual([]);
});

it.each([
  ['a leaflet user who is an admin and may not enter the application area', [ADMIN, SMART_LEAFLET], 0, undefined],
  ['a flashcard user who is an admin and no more', [ADMIN, FLASHCARD], 15, '/admin/user-management'],
  ['a flashcard user who is an application admin', [APPLICATION_ADMIN, FLASHCARD], 20, '/application-admin/groups'],
  ['a leaflet user who is an employee', [EMPLOYEE, SMART_LEAFLET], 7, '/application-admin/medicine-groups'],
  ['a flashcard user who may enter no area', [FLASHCARD], 0, undefined],
])('R33: the menu of %s has the expected first entry and number of entries', (_who, held, count, first) => {
  expect(menu(held)).toHaveLength(count);
  expect(menu(held)[0]).toBe(first);
});
