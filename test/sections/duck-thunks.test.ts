import type { JsonBodyType } from 'msw';
import { authentication } from 'core/auth/authentication-reducer';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { InvalidResponse } from 'core/responses/responses';
import { forgetLearned } from 'records/learned';
import { updateSetting } from 'sections/application-settings/update-setting';
import { resetPassword } from 'sections/reset-password/duck';
import { fetchSyncResume, syncResume } from 'sections/sync-resume/duck';
import { release } from 'sections/sync-resume/release';
import { activateSubscription, toggleActivated } from 'sections/user-application/changes';
import { subscriptionsOf } from 'sections/user-application/customer-subscription';
import { customers } from 'sections/user-application/duck';
import type { Customer } from 'sections/user-application/record';
import { employees, mobileUsers } from 'sections/user-application/registration-duck';
import { changeAuthorities, setActivated } from 'sections/user-management/changes';
import { authorities, getRoles, readUser, userManagement } from 'sections/user-management/duck';
import type { User } from 'sections/user-management/record';
import { openStore, recordCalls } from '../support/duck-calls';

const { sent, answer } = recordCalls();

const ANA: Customer = { id: 7, name: 'Ana', email: 'ana@a.br', login: 'ana', activated: true };
const ODD: Customer = { ...ANA, id: 'a/b' };
const BODY = JSON.stringify(ANA);

/** Whether a request was marked so that its screen shows the result, while it was on its way and when it ended. */
const marksOf = async (thunk: Thunk<unknown>) => {
  const marks = { name: 'marks', reducer: (known: unknown[] = [], { meta }: { meta?: unknown }) => [...known, meta] };
  const { dispatch, getState } = openStore(marks);
  await dispatch(thunk);
  return getState();
};
const MARKED = { marks: [undefined, SHOWN_BY_SCREEN, SHOWN_BY_SCREEN] };

it.each([
  ['deletes an employee', customers.remove(ODD), 'DELETE /api/account/delete-employee/a%2Fb'],
  ['registers a mobile user', mobileUsers.save(ANA), `POST /api/account/register-mobile ${BODY}`],
  [
    'deletes a user with a slash',
    userManagement.remove({ login: 'ana/bia', authorities: [] }),
    'DELETE /api/users/ana%2Fbia',
  ],
  [
    'sets a password',
    resetPassword({ login: 'ana', password: 'secret' }),
    'PATCH /api/users/reset-password {"login":"ana","password":"secret"}',
  ],
  ['releases what is pending', release(3), 'POST /api/sync-resumes {"id":3}'],
  ['saves a setting', updateSetting({ key: 'a', value: 'b' }), 'PUT /api/application-settings {"key":"a","value":"b"}'],
])('one request %s, and is marked so that its screen shows the result', async (_what, thunk, call) => {
  expect(await marksOf(thunk)).toMatchObject(MARKED);
  expect(sent.map(decodeURI)).toEqual([call].map(decodeURI));
});

describe('A one-press change of a row reads the record again, because the row may be older', () => {
  const page = (...content: object[]) => ({ content, totalElements: content.length });
  const writes = () => sent.filter(call => !call.startsWith('GET')).map(decodeURI);

  it.each([
    ['deactivates a customer', toggleActivated(ANA), 'POST /api/account/toggle-mobile-activated?mobileUserId=7'],
    ['activates a subscription', activateSubscription(ANA), 'POST /api/activate-subscription/7'],
  ])('and %s that is stored as the row shows it', async (_what, thunk, call) => {
    answer('GET /api/customers', page({ ...ANA, name: 'Ana Luz' }));
    expect(await marksOf(thunk)).toMatchObject(MARKED);
    expect(writes()).toEqual([call]);
    expect(sent[0]).toContain('user.email=ana@a.br');
  });

  it.each([
    ['deactivated the customer', toggleActivated(ANA), { activated: false }],
    ['activated the subscription', activateSubscription(ANA), { hasSubscription: true }],
  ])('and sends nothing if a colleague has already %s', async (_what, thunk, stored) => {
    answer('GET /api/customers', page({ ...ANA, ...stored }));
    await openStore().dispatch(thunk);
    expect(writes()).toEqual([]);
  });

  it.each([
    ['one that a colleague added stays', ['ROLE_USER', 'ROLE_ADMIN'], ['ROLE_ADMIN', 'ROLE_EMPLOYEE']],
    ['one that a colleague removed stays away', [], ['ROLE_EMPLOYEE']],
    ['one that a colleague added too is sent once', ['ROLE_USER', 'ROLE_EMPLOYEE'], ['ROLE_EMPLOYEE']],
  ])('and changes only the authorities that were changed: %s', async (_what, stored, names) => {
    answer('GET /api/users/ana', { id: 7, login: 'ana', authorities: stored });
    const user = { id: 7, login: 'ana', authorities: [] };
    await openStore().dispatch(changeAuthorities(user, ['ROLE_USER'], ['ROLE_EMPLOYEE']));
    expect(writes()).toEqual([
      `PUT /api/authorities/change-user-authority ${JSON.stringify({ userId: 7, authorities: names })}`,
    ]);
  });

  it('and sends nothing if the mobile role would no longer be the only authority', async () => {
    answer('GET /api/users/ana', { id: 7, login: 'ana', authorities: ['ROLE_USER'] });
    const change = changeAuthorities({ id: 7, login: 'ana', authorities: [] }, [], ['ROLE_MOBILE']);
    await expect(openStore().dispatch(change)).rejects.toThrow('userManagement.invalidRoleMobileAuthority');
    expect(writes()).toEqual([]);
  });
});

it.each([
  ['switched off', (user: User) => setActivated(user, false)],
  ['given other authorities', (user: User) => changeAuthorities(user, [], ['ROLE_EMPLOYEE'])],
])('R185: a user whose authorities the server does not send is not %s', async (_what, thunk) => {
  forgetLearned();
  answer('GET /api/users/ana', { id: 7, login: 'ana', activated: true, authorities: null });
  await expect(
    openStore(userManagement, authentication).dispatch(thunk({ id: 7, login: 'ana', authorities: [] })),
  ).rejects.toThrow('changes.lookup.failed');
  expect(sent).toEqual(['GET /api/users/ana']);
});

it('a deleted user or customer cannot be created again from the list', async () => {
  expect(await userManagement.readWhole({ login: 'ana', authorities: [] })).toBeUndefined();
  expect(await customers.readWhole(ANA)).toBeUndefined();
});

it('the mobile user, employee and subscription forms have different names for their drafts', () => {
  expect([mobileUsers.name, employees.name, subscriptionsOf(ANA).name]).toEqual([
    'userApplication/register-mobile',
    'userApplication/register-employee',
    'subscription/7',
  ]);
});

it.each<[string, JsonBodyType, string[]]>([
  ['plain names', ['ROLE_USER', 'ROLE_ADMIN'], ['ROLE_USER', 'ROLE_ADMIN']],
  ['names of objects, one twice', [{ name: 'ROLE_USER' }, { name: 'ROLE_USER' }], ['ROLE_USER']],
])('R151: the names of the authorities are read from %s', async (_what, data, names) => {
  answer('GET /api/users/authorities', data);
  const { dispatch, getState } = openStore(authorities);
  await Promise.resolve(dispatch(getRoles()));
  expect(authorities.select(getState())).toEqual(names);
});

it('R140: a user is read by login, with authority names, and a response that is not an object or has no id is rejected', async () => {
  answer('GET /api/users/a%2Fb', { id: 0, login: 'a/b', email: 7, authorities: [{ name: 'ROLE_USER' }] });
  expect(await readUser('a/b')).toMatchObject({ login: 'a/b', email: '7', authorities: ['ROLE_USER'] });
  for (const response of [[], {}, { id: null, login: 'a/b' }]) {
    answer('GET /api/users/a%2Fb', response);
    await expect(readUser('a/b')).rejects.toBeInstanceOf(InvalidResponse);
  }
});

it.each([
  ['nothing where the server finds none', 404, 'SUCCESS', null],
  ['not known where the server fails', 500, 'ERROR', undefined],
])('the pending release is %s', async (_what, status, loading, pending) => {
  answer('GET /api/sync-resumes', {}, status);
  const { dispatch, getState } = openStore(syncResume);
  await dispatch(fetchSyncResume()).catch(() => undefined);
  const { loading: ended, pending: known } = syncResume.select(getState());
  expect([ended, known]).toEqual([loading, pending]);
});
