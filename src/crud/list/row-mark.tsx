import type { MessageKey } from 'core/i18n/message-key';
import { t } from 'core/i18n/translate';
import type { Identified } from 'lib/model';
import { StateBadge } from 'ui/layout/state-badge';
import type { RowAction } from './row-actions';

/** A word before the buttons of the rows in some state. */
export const rowMark = <T extends Identified>(
  text: MessageKey,
  useIsMarked: (row: T) => boolean | undefined,
): RowAction<T> => {
  const Mark: RowAction<T> = ({ row }) => (useIsMarked(row) ? <StateBadge tone="waiting">{t(text)}</StateBadge> : null);
  return Mark;
};
