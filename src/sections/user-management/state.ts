import { activity } from 'ui/table/columns';
import type { User } from './record';

/** Whether a user may sign in, as a word. */
export const accountState = activity<User>('userManagement', 'activated');
