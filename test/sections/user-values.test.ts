import { editedUser, valuesOf, type User } from 'sections/user-management/model';

const stored = {
  id: 7,
  login: 'ana',
  firstName: 'Ana',
  lastName: null,
  email: 'ana@exemplo.com',
  activated: true,
  langKey: 'fr',
  authorities: [{ name: 'ROLE_USER' }],
} as unknown as User;
const save = (change: object) => editedUser(stored, { ...valuesOf(stored), ...change });

it.each([
  ['nothing', {}, stored],
  ['a name that was emptied as null', { firstName: '' }, { ...stored, firstName: null }],
  ['another language', { langKey: 'en' }, { ...stored, langKey: 'en' }],
  ['other authorities', { authorities: ['ROLE_ADMIN'] }, { ...stored, authorities: ['ROLE_ADMIN'] }],
])('a stored user is sent as it came but for %s', (_what, change, sent) => {
  expect(save(change)).toEqual(sent);
});
