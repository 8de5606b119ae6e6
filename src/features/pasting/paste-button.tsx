import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';

/** Opens the dialog for who has the rows on the clipboard and does not know that any field takes them. */
export const PasteButton = ({ className, onClick }: { className?: string; onClick: () => void }) => {
  const t = useT();
  return (
    <Button size="sm" color="secondary" outline className={className} data-cy="pasteRows" onClick={onClick}>
      {t('lists.paste.action')}
    </Button>
  );
};
