import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';

/** Opens the dialog for users who have the rows on the clipboard and do not know that any field accepts them. */
export const PasteButton = ({ className, onClick }: { className?: string; onClick: () => void }) => {
  const t = useT();
  return (
    <Button size="sm" color="secondary" outline className={className} data-cy="pasteRows" onClick={onClick}>
      {t('lists.paste.action')}
    </Button>
  );
};
