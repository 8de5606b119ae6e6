import { useSelector } from 'react-redux';
import { useHistory } from 'react-router-dom';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { type DeletedRecord, messages } from 'core/messages/messages.duck';
import type { NavigationState } from 'core/navigation/navigation-state';
import type { Identified } from 'lib/model';

export interface RestoreButtonProps {
  deleted: DeletedRecord;
  onGo?: () => void;
}

/**
 * Opens a new form with the data of a deleted record. The server assigns the new id when the form is saved. The history
 * entry gets only the number of the message, because a record may be too large for it.
 */
const RestoreButton = ({ deleted, onGo }: RestoreButtonProps) => {
  const t = useT();
  const history = useHistory<NavigationState<Identified>>();
  const message = useSelector(messages.select).log.find(one => one.deleted === deleted);
  if (!message) return null;
  const restore = () => {
    onGo?.();
    history.push({ pathname: deleted.form, state: { list: deleted.list, restored: message.id } });
  };
  return (
    <Button color="secondary" outline size="sm" className="restore-button" onClick={restore}>
      {t('lists.restoreAsNew', { name: deleted.name })}
    </Button>
  );
};

export default RestoreButton;
