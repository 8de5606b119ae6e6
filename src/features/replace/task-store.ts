import type { DatabaseAnswer } from 'lib/database';
import { isPlainObject } from 'lib/is-plain-object';
import { database } from './internal/database';
import { isKeptSheet } from './kept';
import { isUnfinished, type Task, taskOf } from './task';

/** A finished run can be undone for this time, in milliseconds, as long as its versions are kept. */
const KEPT = 7 * 24 * 60 * 60 * 1000;

const startOf = (login: string) => `${JSON.stringify([login]).slice(0, -1)},`;

const keyOf = ({ login, id }: Pick<Task, 'login' | 'id'>) => JSON.stringify([login, id]);

/** What became of reading: `newer` if a newer version of the console has written the tasks. */
export interface StoredTasks {
  is: DatabaseAnswer<unknown>['is'];
  tasks: readonly Task[];
  /** How many sheets have rows that are not created yet. */
  sheets: number;
}

/** When something stored that nobody waits for was made; undefined if it is unfinished or damaged. */
const ageOf = (value: unknown, now: number) => {
  const task = taskOf(value);
  if (task) return isUnfinished(task) ? undefined : now - task.startedAt;
  return isPlainObject(value) && typeof value.at === 'number' ? now - value.at : undefined;
};

/** The tasks of an account, the latest first. Old ones are removed, if they are finished, and other old work. */
export const tasksOf = async (login: string, now = Date.now()): Promise<StoredTasks> => {
  const keys = await database.keys(startOf(login));
  if (keys.is !== 'done') return { is: keys.is, tasks: [], sheets: 0 };
  const read = await Promise.all(
    keys.value.map(async key => {
      const answer = await database.get(key);
      const value = answer.is === 'done' ? answer.value : undefined;
      return { key, task: taskOf(value), isOld: (ageOf(value, now) ?? 0) > KEPT };
    }),
  );
  const old = read.filter(({ isOld }) => isOld);
  if (old.length > 0) await database.remove(old.map(({ key }) => key));
  const tasks = read.flatMap(({ task, isOld }) => (task && !isOld ? [task] : []));
  return {
    is: 'done',
    tasks: tasks.sort((one, other) => other.startedAt - one.startedAt),
    sheets: read.filter(({ key, isOld }) => !isOld && isKeptSheet(key)).length,
  };
};

/** The task as it is stored; undefined if it is not. */
export const readTask = async (task: Pick<Task, 'login' | 'id'>): Promise<Task | undefined> => {
  const stored = await database.get(keyOf(task));
  return stored.is === 'done' ? taskOf(stored.value) : undefined;
};

/** Returns whether the task outlives this page. */
export const writeTask = async (task: Task): Promise<boolean> => (await database.set(keyOf(task), task)).is === 'done';

export const removeTask = (task: Task) => database.remove([keyOf(task)]);

/** Removes all tasks of an account, and all that it keeps of reviews and sheets. */
export const removeTasks = async (login: string): Promise<void> => {
  const keys = await database.keys(startOf(login));
  if (keys.is === 'done') await database.remove(keys.value);
};
