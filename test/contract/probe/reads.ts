import axios from 'axios';
import { sections } from 'app/sections';
import { type Account, accountShape } from 'core/auth/account';
import { getProfile } from 'core/auth/application-profile.duck';
import { readMany, readRecord } from 'core/responses/responses';
import { gatewayRoutes } from 'features/monitoring/administration.duck';
import {
  getConfigurations,
  getEnv,
  getLoggers,
  systemMetrics,
  systemThreadDump,
} from 'features/monitoring/administration-thunks';
import { systemHealth } from 'features/monitoring/system-health';
import { type Picture, pictureShape } from 'features/pictures/picture';
import { isPlainObject } from 'lib/is-plain-object';
import { type Identified } from 'lib/model';
import { readShape } from 'lib/records/shape';
import { type Duck } from 'records/duck';
import { fetchSettings } from 'sections/application-settings/duck';
import { auditsOf } from 'sections/audits/duck';
import { defaultRange } from 'sections/audits/range';
import { interactionsOf } from 'sections/interactions/duck';
import { fetchSyncResume } from 'sections/sync-resume/duck';
import { fetchAnalytics } from 'sections/user-application/analytics';
import { readSubscription } from 'sections/user-application/customer-subscription';
import { type Customer } from 'sections/user-application/record';
import { getAuthorities, getRoles, readUser } from 'sections/user-management/duck';
import { knownCall } from '../../mock-backend/known-calls';

/** Sends a request as the console does, and reads the response as the console does. Fails where the console would. */
export type Read = () => Promise<unknown>;

type Listed = Pick<Duck<Identified>, 'name' | 'fetchPage'>;

const isListDuck = <T extends object>(duck: T): duck is T & Listed =>
  'fetchPage' in duck && typeof duck.fetchPage === 'function';

/** The first call that a read would make, as `openapi.json` writes it. Nothing is sent. */
export const callOf = async (read: Read): Promise<string | undefined> => {
  const { adapter } = axios.defaults;
  let call: string | undefined;
  axios.defaults.adapter = async config => {
    const { pathname } = new URL(axios.getUri(config), 'http://localhost');
    call ??= knownCall((config.method ?? 'get').toUpperCase(), pathname)?.name;
    throw new Error('Nothing is sent.');
  };
  try {
    await read();
  } catch {
    // The adapter always throws. By then it has seen the request.
  } finally {
    axios.defaults.adapter = adapter;
  }
  return call;
};

/** The lists of all sections, as their ducks fetch them. The audits are not included: they need a range of days. */
const listReads = (): Read[] => {
  const ducks = sections.flatMap(section => section.ducks).filter(isListDuck);
  return ducks.filter(({ name }) => name !== 'audits').map(duck => () => duck.fetchPage());
};

interface Requesting {
  payload: Promise<unknown>;
}

/** Runs an action of the console until its request. No store keeps the result. */
const requested = (action: unknown): Promise<unknown> =>
  typeof action === 'function' ? (action(requested) as Promise<unknown>) : (action as Requesting).payload;

/** The reads that `listReads` does not cover. */
const otherReads = (): Read[] => {
  const thunks = [fetchAnalytics, fetchSettings, fetchSyncResume, systemHealth, systemMetrics, systemThreadDump];
  const others = [getLoggers, getConfigurations, getEnv, gatewayRoutes, getProfile, getRoles, getAuthorities];
  return [
    async () => readShape(accountShape, readRecord<Account>((await axios.get('/api/account/me')).data)),
    () => auditsOf(defaultRange()).fetchPage(),
    ...[...thunks, ...others].map(create => async () => requested(create())),
  ];
};

/** The reads by the call that they make. A read whose call is not in `openapi.json` is left out. */
export const createReads = async (): Promise<ReadonlyMap<string, Read>> => {
  const reads = new Map<string, Read>();
  for (const read of [...otherReads(), ...listReads()]) {
    const call = await callOf(read);
    if (call) reads.set(call, read);
  }
  return reads;
};

interface Dependent {
  call: string;
  /** The list whose rows contain the values that the call needs. */
  from: string;
  read: (row: Record<string, unknown>) => Promise<unknown>;
}

const readPicture = async ({ referenceName }: Record<string, unknown>) => {
  const { data } = await axios.get<unknown>('/api/application-pictures', { params: { referenceName } });
  return readMany<Picture>(data)
    .filter(isPlainObject)
    .map(picture => readShape(pictureShape, picture as unknown as Picture));
};

/** Calls for one record. A list must provide the record first. */
export const DEPENDENT: readonly Dependent[] = [
  { call: 'GET /api/application-pictures', from: 'GET /api/application-pictures/find-all', read: readPicture },
  {
    call: 'GET /api/interactions/substance/{substanceId}',
    from: 'GET /api/substances-interactions',
    read: ({ id }) => interactionsOf(id as number).fetchPage(),
  },
  {
    call: 'GET /api/subscriptions/customer/{id}',
    from: 'GET /api/customers',
    read: row => readSubscription(row as unknown as Customer),
  },
  { call: 'GET /api/users/{login}', from: 'GET /api/users', read: ({ login }) => readUser(String(login)) },
];
