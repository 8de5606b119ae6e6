import { type DatabaseAnswer, openDatabase } from 'lib/database';
import { isUnfinished, type Task, taskOf } from './task';

/** Number of the format of what is stored. */
const FORMAT = 1;

/** A finished run can be undone for this time, in milliseconds, as long as its versions are kept. */
const KEPT = 7 * 24 * 60 * 60 * 1000;

const database = openDatabase('tasks', FORMAT);

const startOf = (login: string) => `${JSON.stringify([login]).slice(0, -1)},`;

const keyOf = ({ login, id }: Pick<Task, 'login' | 'id'>) => JSON.stringify([login, id]);

/** What became of reading: `newer` if a newer version of the console has written the tasks. */
export interface StoredTasks {
  is: DatabaseAnswer<unknown>['is'];
  tasks: readonly Task[];
}

/** The tasks of an account, the latest first. Old ones are removed, if they are finished. */
export const tasksOf = async (login: string, now = Date.now()): Promise<StoredTasks> => {
  const keys = await database.keys(startOf(login));
  if (keys.is !== 'done') return { is: keys.is, tasks: [] };
  const read = await Promise.all(keys.value.map(key => database.get(key)));
  const tasks = read.flatMap(one => (one.is === 'done' ? (taskOf(one.value) ?? []) : []));
  const isOld = (task: Task) => !isUnfinished(task) && now - task.startedAt > KEPT;
  const old = tasks.filter(isOld);
  if (old.length > 0) await database.remove(old.map(keyOf));
  return {
    is: 'done',
    tasks: tasks.filter(task => !isOld(task)).sort((one, other) => other.startedAt - one.startedAt),
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

/** Removes all tasks of an account. */
export const removeTasks = async (login: string): Promise<void> => {
  const keys = await database.keys(startOf(login));
  if (keys.is === 'done') await database.remove(keys.value);
};
