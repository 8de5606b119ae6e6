import { useEffect, useRef } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { isFocusFree } from 'ui/layout/focus-screen';

export interface ShowSavedButtonProps {
  name: string;
  onShow: () => void;
}

/** Leads to the record that was saved, where the list returned to a page without it. It takes the place of its row. */
const ShowSavedButton = ({ name, onShow }: ShowSavedButtonProps) => {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocusFree()) button.current?.focus();
  }, []);
  return (
    <Button innerRef={button} color="secondary" outline size="sm" className="mb-3" data-cy="showSaved" onClick={onShow}>
      {t('lists.showSaved', { name })}
    </Button>
  );
};

export default ShowSavedButton;
