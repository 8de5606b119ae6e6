import { createDuck } from 'records/duck';
import { type Plan, plan } from './record';

/** Plans are listed and changed. The console neither creates nor deletes them (R121). */
export const plans = createDuck<Plan>({ name: 'plans', url: '/api/plans', shape: plan.shape });
