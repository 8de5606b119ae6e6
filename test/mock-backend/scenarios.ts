import { clearFaults, type Disturbance } from './faults';
import { reset } from './seed';
import { seedHuge } from './seed/huge';
import { keepingSessions } from './sessions';

/** Milliseconds that every response takes in the scenario `slow`. */
export const SLOW = 3000;

/** What a screen needs before it can show anything. The scenario `failing` does not affect these calls. */
const ENTRANCE = /^\/(api\/(authenticate|account\/me)|management\/info)$/;

interface Scenario {
  /** The disturbance of a request to which no other fault applies. */
  disturbs?: (path: string) => Disturbance | undefined;
  /** Fills the database. Without it the data does not change. */
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

/** Returns whether the scenario exists. Choosing it clears all faults. If it changes the data, users stay signed in. */
export const chooseScenario = (name: unknown): boolean => {
  if (typeof name !== 'string' || !Object.hasOwn(SCENARIOS, name)) return false;
  clearFaults();
  current = name;
  const { data } = SCENARIOS[name];
  if (data) keepingSessions(data);
  return true;
};

/** The disturbance of a request by the current scenario. */
export const scenarioFault = (path: string) => {
  const fault = SCENARIOS[current].disturbs?.(path);
  return fault && { delayMs: 0, ...fault };
};
