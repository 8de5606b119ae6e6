import { useState, type ReactNode } from 'react';
import { Button } from 'reactstrap';
import type { SectionKey } from 'core/i18n/message-key';
import { chunk } from 'ui/layout/screen';
import type { ChangesDialogProps } from './changes-dialog';
import type { Comparison } from './comparison';

/** The dialog, with what compares texts, is loaded when somebody asks for it. */
const ChangesDialog = chunk<ChangesDialogProps>(() => import('./changes-dialog'));

interface ChangesButtonProps {
  i18n: SectionKey;
  /** What the dialog is called. */
  title: string;
  size?: 'sm';
  /** The button's name, where its text alone does not tell it from others. */
  label?: string;
  /** The two states as they are when the button is pressed. */
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
