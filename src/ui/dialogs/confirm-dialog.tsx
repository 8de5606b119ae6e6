import { chunk } from 'ui/layout/screen';
import type { ConfirmDialogProps } from './confirm-dialog-content';

/** Asks before something that cannot be undone (R77). It comes with the forms, or once a list has time for it. */
export const ConfirmDialog = chunk<ConfirmDialogProps>(() => import('./confirm-dialog-content'));
