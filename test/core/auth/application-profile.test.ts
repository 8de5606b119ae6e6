import { applicationProfile, PROFILE_ACTIONS } from 'core/auth/application-profile.duck';
import { SUCCESS } from 'core/redux/request';

const { reducer } = applicationProfile;

const UNKNOWN = { ribbonEnv: '', inProduction: true, isSwaggerEnabled: false };
const NO_PROFILE = { ribbonEnv: '', inProduction: false, isSwaggerEnabled: false };
const ALL = { ribbonEnv: 'test', inProduction: true, isSwaggerEnabled: true };
const RIBBON = 'display-ribbon-on-profiles';
const DEMO = [{ login: 'ana', password: 'ana' }];

const read = (data: object) => reducer(undefined, { type: SUCCESS(PROFILE_ACTIONS.GET_PROFILE), payload: { data } });

it('a server whose profile is not loaded yet counts as a production server', () => {
  expect(reducer(undefined, { type: '' })).toEqual(UNKNOWN);
});

it.each<[string, object, object]>([
  ['nothing', {}, NO_PROFILE],
  ['direct fields', ALL, ALL],
  ['direct fields beside other profiles', { ...NO_PROFILE, activeProfiles: ['prod', 'swagger'] }, NO_PROFILE],
  ['production', { activeProfiles: ['prod'] }, { ...NO_PROFILE, inProduction: true }],
  ['API documentation', { activeProfiles: ['swagger'] }, { ...NO_PROFILE, isSwaggerEnabled: true }],
  ['the profile of the ribbon', { activeProfiles: ['dev', 'x'], [RIBBON]: 'x' }, { ...NO_PROFILE, ribbonEnv: 'x' }],
  ['another profile than that of the ribbon', { activeProfiles: ['dev'], [RIBBON]: 'x' }, NO_PROFILE],
  ['accounts to try it with', { demoAccounts: DEMO }, { ...NO_PROFILE, demoAccounts: DEMO }],
  ['accounts that are no list', { demoAccounts: 'ana' }, NO_PROFILE],
])('R38: the profile of the server is read from a response with %s', (_what, data, profile) => {
  expect(read(data)).toEqual(profile);
});
