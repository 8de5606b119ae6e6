import { newDraftId } from 'features/drafts/store/draft-address';
import type { Task } from './task';

/** A task that is about to begin. */
export const newTask = (task: Pick<Task, 'login' | 'replacement' | 'isLater' | 'records'>, now = Date.now()): Task => ({
  ...task,
  id: newDraftId(),
  isWithoutUndo: false,
  startedAt: now,
  status: 'paused',
});
