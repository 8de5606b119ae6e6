import { useEffect, useRef } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { isFocusFree } from 'ui/layout/focus-screen';

export interface ShowSavedButtonProps {
  name: string;
  onShow: () => void;
}

/** Shows the saved record if the list returned to a page without it. The button gets the focus instead of its row. */
const ShowSavedButton = ({ name, onShow }: ShowSavedButtonProps) => {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It is in sight, however long the list is.
    if (isFocusFree()) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button innerRef={button} color="secondary" outline size="sm" data-cy="showSaved" onClick={onShow}>
      {t('lists.showSaved', { name })}
    </Button>
  );
};

export default ShowSavedButton;
