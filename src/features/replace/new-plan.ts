import { newDraftId } from 'features/drafts/store/draft-address';
import type { Plan } from './plan';

/** A plan that is about to begin. */
export const newPlan = (plan: Pick<Plan, 'login' | 'replacement' | 'isLater' | 'records'>, now = Date.now()): Plan => ({
  ...plan,
  id: newDraftId(),
  isWithoutUndo: false,
  startedAt: now,
  status: 'paused',
});
