import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from 'reactstrap';
import type { SectionKey } from 'core/i18n/message-key';
import { ChunkBoundary } from 'ui/layout/chunk-boundary';
import type { Comparison } from './comparison';

/** The dialog, with what compares texts, is loaded when somebody asks for it. */
const loadDialog = () => lazy(() => import('./changes-dialog'));

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
  const [Dialog, setDialog] = useState(loadDialog);
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
      {comparison && (
        // React.lazy keeps a failure for good; a retry needs a new one.
        <ChunkBoundary onRetry={() => setDialog(loadDialog())}>
          <Suspense fallback={null}>
            <Dialog i18n={i18n} title={title} comparison={comparison} onClose={() => show(null)} />
          </Suspense>
        </ChunkBoundary>
      )}
    </>
  );
};
