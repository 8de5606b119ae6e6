import { X } from 'lucide-react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';

interface RemoveButtonProps {
  /** What is removed, for the button's accessible name. */
  name: string;
  onClick: () => void;
}

/** Removes a row from a form. */
export const RemoveButton = ({ name, onClick }: RemoveButtonProps) => {
  const t = useT();
  return (
    <Button
      size="sm"
      color="danger"
      outline
      className="remove-button"
      title={t('entity.action.remove')}
      aria-label={t('entity.action.removeOf', { name })}
      onClick={onClick}
    >
      <X size={18} aria-hidden="true" />
    </Button>
  );
};
