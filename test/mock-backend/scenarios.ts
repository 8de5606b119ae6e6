import { clearFaults, type Disturbance } from './faults';
import { seedHuge } from './seed/huge';
import { reset } from './seed/reset';
import { keepingSessions } from './sessions';

/** Milliseconds that every answer takes in the scenario `slow`. */
export const SLOW = 3000;

/** What a screen needs before it can show anything: the scenario `failing` lets it through. */
const ENTRANCE = /^\/(api\/(authenticate|account\/me)|management\/info)$/;

interface Scenario {
  /** What befalls a request that no other fault strikes. */
  disturbs?: (path: string) => Disturbance | undefined;
  /** What the database holds from then on; left as it is unless told. */
  data?: () => void;
}

const unavailable = { status: 503, body: { status: 503, title: 'Service Unavailable', message: 'error.http.503' } };

const SCENARIOS = {
  normal: {},
  slow: { disturbs: () => ({ delayMs: SLOW }) },
  failing: { disturbs: path => (ENTRANCE.test(path) ? undefined : unavailable) },
  offline: { disturbs: () => ({ drop: 'before' }) },
  empty: { data: () => reset() },
  huge: {
    data: () => {
      reset({ rich: true });
      seedHuge();
    },
  },
} satisfies Record<string, Scenario> as Record<string, Scenario>;

export const scenarioNames = Object.keys(SCENARIOS);

let current = 'normal';

export const currentScenario = () => current;

/** Whether there was such a scenario. It clears all faults; those that change the data keep people signed in. */
export const chooseScenario = (name: unknown): boolean => {
  if (typeof name !== 'string' || !Object.hasOwn(SCENARIOS, name)) return false;
  clearFaults();
  current = name;
  const { data } = SCENARIOS[name];
  if (data) keepingSessions(data);
  return true;
};

/** What the scenario does to a request. */
export const scenarioFault = (path: string) => {
  const fault = SCENARIOS[current].disturbs?.(path);
  return fault && { delayMs: 0, ...fault };
};
