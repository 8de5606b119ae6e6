import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { chunk } from 'ui/layout/screen';
import type { VersionsDialogProps } from './internal/versions-dialog';

/** The dialog is loaded when the user opens it. */
const VersionsDialog = chunk<VersionsDialogProps>(() => import('./internal/versions-dialog'));

type VersionsButtonProps = Omit<VersionsDialogProps, 'onClose'>;

/** Below a text, a link among its counts: a narrow window has no room for another button above it. */
const lookOf = (text: string | undefined) =>
  text === undefined
    ? { color: 'secondary', outline: true }
    : { color: 'link', size: 'sm', className: 'p-0 align-baseline' };

/** Opens the versions of a record that this browser keeps. */
export const VersionsButton = ({ onPut, ...props }: VersionsButtonProps) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  /** Closes the dialog first: it must return the focus before a text takes it. */
  const put: VersionsDialogProps['onPut'] = (...given) => {
    flushSync(() => setOpen(false));
    onPut(...given);
  };
  return (
    <>
      <Button {...lookOf(props.text)} data-cy="versions" onClick={() => setOpen(true)}>
        {t('versions.show')}
      </Button>
      {isOpen && <VersionsDialog {...props} onPut={put} onClose={() => setOpen(false)} />}
    </>
  );
};
