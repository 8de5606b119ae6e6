import {
  activeFaults,
  addFault,
  type AppliedFault,
  cannedResponse,
  clearFaults,
  type Fault,
  InvalidFault,
  removeFault,
  takeFault,
} from './faults';
import { forgetOffences, offences } from './offences';
import { currentProfile, isProfileName, PROFILES, setProfile } from './profiles';
import { documentOf } from './request';
import { clearLog, loggedRequests, logVersion, noted } from './request-log';
import { chooseScenario, currentScenario, scenarioFault, scenarioNames } from './scenarios';
import { reset } from './seed';
import { expireSessions, keepingSessions, openSession } from './sessions';
import { userOf } from './users';

const wait = (milliseconds: number) =>
  milliseconds > 0 ? new Promise<void>(resolve => void setTimeout(resolve, milliseconds)) : undefined;

/**
 * Lets the backend respond, disturbed by an active fault that matches, or else by the scenario. `Response.error()`
 * stands for a closed socket.
 */
export const disturbed = async (request: Request, answer: (request: Request) => Promise<Response>) => {
  const { entry, settle } = await noted(request);
  const ended = (response: Response, fault?: AppliedFault) => {
    settle(response.type === 'error' ? null : response.status, fault);
    return response;
  };
  const fault = takeFault(request.method, entry.path) ?? scenarioFault(entry.path);
  await wait(fault?.delayMs ?? 0);
  if (fault?.drop === 'before') return ended(Response.error(), fault);
  const response = (fault && cannedResponse(fault)) ?? (await answer(request));
  return ended(fault?.drop === 'after' ? Response.error() : response, fault);
};

type Order = (body: Record<string, unknown>) => unknown;

const chooseProfile: Order = ({ name }) => {
  if (!isProfileName(name)) throw new InvalidFault(`A profile is one of ${Object.keys(PROFILES).join(', ')}.`);
  setProfile(name);
};

const orders: Record<string, Order> = {
  'GET /__control/state': () => ({
    scenario: currentScenario(),
    profile: currentProfile(),
    faults: activeFaults(),
    logVersion: logVersion(),
  }),
  'POST /__control/scenario': ({ name }) => {
    if (!chooseScenario(name)) throw new InvalidFault(`A scenario is one of ${scenarioNames.join(', ')}.`);
  },
  'POST /__control/profile': chooseProfile,
  'GET /__control/offences': offences,
  'POST /__control/fault': body => addFault(body as unknown as Fault),
  'POST /__control/remove-fault': ({ id }) => removeFault(id),
  'POST /__control/clear-faults': clearFaults,
  'GET /__control/log': loggedRequests,
  'POST /__control/clear-log': clearLog,
  'POST /__control/session': ({ login }) => {
    if (typeof login !== 'string' || !userOf(login)) throw new InvalidFault('A session needs the login of an account.');
    return { token: openSession(login, false) };
  },
  'POST /__control/expire': expireSessions,
  'POST /__control/reset': ({ rich = true, keepSessions = false }) => {
    chooseScenario('normal');
    setProfile();
    forgetOffences();
    clearLog();
    const fresh = () => reset({ rich: rich === true });
    if (keepSessions === true) keepingSessions(fresh);
    else fresh();
  },
};

/** The control endpoint of the backend, for tests. It exists only if the environment allows it. */
export const controlResponse = async (request: Request) => {
  const order = orders[`${request.method} ${new URL(request.url).pathname}`];
  if (!order) return Response.json({ orders: Object.keys(orders) }, { status: 404 });
  try {
    return Response.json(order((await documentOf(request)) ?? {}) ?? {});
  } catch (error) {
    if (!(error instanceof InvalidFault)) throw error;
    return Response.json({ error: error.message }, { status: 400 });
  }
};
