import axios from 'axios';
import { BACKGROUND } from 'core/http/background';
import { createReducer, FAILURE, type RequestAction, SHOWN_BY_SCREEN, SUCCESS } from 'core/redux/request';
import { readRecord } from 'core/responses/responses';
import { storeSlice } from 'lib/store-slice';

export const PROFILE_ACTIONS = {
  GET_PROFILE: 'applicationProfile/GET_PROFILE',
};

/** A demo account that only a mock backend lists, so that a newcomer can sign in. */
export interface DemoAccount {
  login: string;
  password: string;
  description?: string;
}

/** Response of `management/info`: the values themselves, or the JHipster 5 fields they are derived from (R38). */
interface ProfileResponse {
  ribbonEnv?: string;
  inProduction?: boolean;
  isSwaggerEnabled?: boolean;
  activeProfiles?: string[];
  'display-ribbon-on-profiles'?: string;
  demoAccounts?: DemoAccount[];
}

const initialState = {
  ribbonEnv: '',
  inProduction: true,
  isSwaggerEnabled: false,
};

type ApplicationProfileState = Readonly<typeof initialState> & { readonly demoAccounts?: DemoAccount[] };

const read = (response: ProfileResponse): ApplicationProfileState => {
  const profiles = response.activeProfiles ?? [];
  const ribbonProfile = response['display-ribbon-on-profiles'] ?? '';
  return {
    ribbonEnv: response.ribbonEnv ?? (profiles.includes(ribbonProfile) ? ribbonProfile : ''),
    inProduction: response.inProduction ?? profiles.includes('prod'),
    isSwaggerEnabled: response.isSwaggerEnabled ?? profiles.includes('swagger'),
    ...(Array.isArray(response.demoAccounts) ? { demoAccounts: response.demoAccounts } : {}),
  };
};

const reducer = createReducer<ApplicationProfileState>(initialState, {
  [SUCCESS(PROFILE_ACTIONS.GET_PROFILE)]: (state, { payload }: RequestAction<{ data: ProfileResponse }>) => ({
    ...state,
    ...read(payload.data),
  }),
  // Another object with the same values: see `isProfileKnown`.
  [FAILURE(PROFILE_ACTIONS.GET_PROFILE)]: state => ({ ...state }),
});

export const applicationProfile = storeSlice('applicationProfile', reducer);

/** Whether the server has answered, or has failed to: until then the state is the first one itself. */
export const isProfileKnown = (state: unknown) => applicationProfile.select(state) !== initialState;

const fetchProfile = async () => {
  const response = await axios.get('/management/info', BACKGROUND);
  readRecord(response.data);
  return response;
};

/** Shows no message if it fails: without a profile, the console behaves as in production. */
export const getProfile = () => ({
  type: PROFILE_ACTIONS.GET_PROFILE,
  payload: fetchProfile(),
  meta: SHOWN_BY_SCREEN,
});
