import { chunk } from 'ui/layout/screen';
import type { ConfirmDialogProps } from './confirm-dialog-content';

/** Asks before something that cannot be undone (R77). It loads with the forms, or when a list has idle time. */
export const ConfirmDialog = chunk<ConfirmDialogProps>(() => import('./confirm-dialog-content'));
