import { type DatabaseAnswer, openDatabase } from 'lib/database';
import { isUnfinished, type Plan, planOf } from './plan';

/** Number of the format of what is stored. */
const FORMAT = 1;

/** A finished run can be undone for this time, in milliseconds, as long as its versions are kept. */
const KEPT = 7 * 24 * 60 * 60 * 1000;

const database = openDatabase('plans', FORMAT);

const startOf = (login: string) => `${JSON.stringify([login]).slice(0, -1)},`;

const keyOf = ({ login, id }: Pick<Plan, 'login' | 'id'>) => JSON.stringify([login, id]);

/** What became of reading: `newer` if a newer version of the console has written the plans. */
export interface StoredPlans {
  is: DatabaseAnswer<unknown>['is'];
  plans: readonly Plan[];
}

/** The plans of an account, the latest first. Old ones are removed, if they are finished. */
export const plansOf = async (login: string, now = Date.now()): Promise<StoredPlans> => {
  const keys = await database.keys(startOf(login));
  if (keys.is !== 'done') return { is: keys.is, plans: [] };
  const read = await Promise.all(keys.value.map(key => database.get(key)));
  const plans = read.flatMap(one => (one.is === 'done' ? (planOf(one.value) ?? []) : []));
  const isOld = (plan: Plan) => !isUnfinished(plan) && now - plan.startedAt > KEPT;
  await database.remove(plans.filter(isOld).map(keyOf));
  return {
    is: 'done',
    plans: plans.filter(plan => !isOld(plan)).sort((one, other) => other.startedAt - one.startedAt),
  };
};

/** The plan as it is stored; undefined if it is not. */
export const readPlan = async (plan: Pick<Plan, 'login' | 'id'>): Promise<Plan | undefined> => {
  const stored = await database.get(keyOf(plan));
  return stored.is === 'done' ? planOf(stored.value) : undefined;
};

/** Returns whether the plan outlives this page. */
export const writePlan = async (plan: Plan): Promise<boolean> => (await database.set(keyOf(plan), plan)).is === 'done';

export const removePlan = (plan: Plan) => database.remove([keyOf(plan)]);

/** Removes all plans of an account. */
export const removePlans = async (login: string): Promise<void> => {
  const keys = await database.keys(startOf(login));
  if (keys.is === 'done') await database.remove(keys.value);
};
