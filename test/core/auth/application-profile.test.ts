import { HttpResponse } from 'msw';
import { ACTION_TYPES, applicationProfile, getProfile } from 'core/auth/application-profile.duck';
import { SHOWN_BY_SCREEN, SUCCESS } from 'core/redux/request';
import { InvalidResponse } from 'core/responses/responses';
import { openStore, recordCalls } from '../../support/duck-calls';

const { reducer } = applicationProfile;

const UNKNOWN = { ribbonEnv: '', inProduction: true, isSwaggerEnabled: false };
const NO_PROFILE = { ribbonEnv: '', inProduction: false, isSwaggerEnabled: false };
const DEMO = [{ login: 'ana', password: 'ana' }];

const read = (data: object) => reducer(undefined, { type: SUCCESS(ACTION_TYPES.GET_PROFILE), payload: { data } });

it('a server whose profile is not loaded yet counts as a production server', () => {
  expect(reducer(undefined, { type: '' })).toEqual(UNKNOWN);
});

it.each<[string, object, object]>([
  ['nothing', {}, NO_PROFILE],
  [
    'direct fields',
    { ribbonEnv: 'test', inProduction: true, isSwaggerEnabled: true },
    { ribbonEnv: 'test', inProduction: true, isSwaggerEnabled: true },
  ],
  [
    'direct fields beside other profiles',
    { ribbonEnv: '', inProduction: false, isSwaggerEnabled: false, activeProfiles: ['prod', 'swagger'] },
    NO_PROFILE,
  ],
  ['production', { activeProfiles: ['prod'] }, { ...NO_PROFILE, inProduction: true }],
  ['API documentation', { activeProfiles: ['swagger'] }, { ...NO_PROFILE, isSwaggerEnabled: true }],
  [
    'the profile of the ribbon',
    { activeProfiles: ['dev', 'homolog'], 'display-ribbon-on-profiles': 'homolog' },
    { ...NO_PROFILE, ribbonEnv: 'homolog' },
  ],
  [
    'another profile than that of the ribbon',
    { activeProfiles: ['dev'], 'display-ribbon-on-profiles': 'x' },
    NO_PROFILE,
  ],
  ['accounts to try it with', { demoAccounts: DEMO }, { ...NO_PROFILE, demoAccounts: DEMO }],
  ['accounts that are no list', { demoAccounts: 'ana' }, NO_PROFILE],
])('R38: the profile of the server is read from a response with %s', (_what, data, profile) => {
  expect(read(data)).toEqual(profile);
});

describe('the request for the server profile', () => {
  const CALL = 'GET /management/info';
  const { sent, answers } = recordCalls();

  it('is sent once, and its action is marked as one that needs no message', async () => {
    answers[CALL] = () => HttpResponse.json({ ribbonEnv: 'test' });
    const { dispatch } = openStore({ name: 'applicationProfile', reducer });
    expect(await dispatch(getProfile())).toMatchObject({
      action: { type: SUCCESS(ACTION_TYPES.GET_PROFILE), meta: SHOWN_BY_SCREEN },
    });
    expect(sent).toEqual([CALL]);
  });

  it('fails if the response is an array instead of an object', async () => {
    answers[CALL] = () => HttpResponse.json(['prod']);
    await expect(getProfile().payload).rejects.toBeInstanceOf(InvalidResponse);
  });
});
