import { type ReactNode, useState } from 'react';
import { Button } from 'reactstrap';
import type { ListKey } from 'core/i18n/message-key';
import { chunk } from 'ui/layout/screen';
import type { Comparison } from './comparison';
import type { ChangesDialogProps } from './internal/changes-dialog';

/** The dialog, with the code that compares texts, is loaded when the user opens it. */
const ChangesDialog = chunk<ChangesDialogProps>(() => import('./internal/changes-dialog'));

interface ChangesButtonProps {
  i18n: ListKey;
  /** The title of the dialog. */
  title: string;
  size?: 'sm';
  /** The button's accessible name, if its text alone does not distinguish it from others. */
  label?: string;
  /** Returns the two states when the button is pressed. */
  compare: () => Comparison;
  children: ReactNode;
}

/** Shows what differs between two states of a record. */
export const ChangesButton = ({ i18n, title, size, label, compare, children }: ChangesButtonProps) => {
  const [comparison, show] = useState<Comparison | null>(null);
  return (
    <>
      <Button
        color="secondary"
        outline
        size={size}
        aria-label={label}
        data-cy="showChanges"
        onClick={() => show(compare())}
      >
        {children}
      </Button>
      {comparison && <ChangesDialog i18n={i18n} title={title} comparison={comparison} onClose={() => show(null)} />}
    </>
  );
};
