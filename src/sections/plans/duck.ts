import { createDuck } from 'core/redux/create-duck';
import { shape, type Plan } from './model';

/** Plans are listed and changed; nobody makes or deletes one here (R121). */
export const plans = createDuck<Plan>({ name: 'plans', url: '/api/plans', shape });
