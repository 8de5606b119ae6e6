import { newId } from 'lib/new-id';
import type { Task } from './task';

/** A task that is about to begin. */
export const newTask = (task: Pick<Task, 'login' | 'replacement' | 'isLater' | 'records'>, now = Date.now()): Task => ({
  ...task,
  id: newId(),
  isWithoutUndo: false,
  startedAt: now,
  status: 'paused',
});
