import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { InlineAlert } from 'ui/feedback/inline-alert';
import type { AddOption } from './use-add-option';

interface NewOptionProps {
  /** The typed name. */
  name: string;
  canAdd: boolean;
  adding: AddOption;
}

/** The button that adds the typed name, and the error if that failed. */
export const NewOption = ({ name, canAdd, adding: { added, failure, addNew } }: NewOptionProps) => {
  const t = useT();
  return (
    <>
      {failure !== undefined && <InlineAlert kind="danger">{failure}</InlineAlert>}
      {canAdd && name !== '' && (
        <Button color="primary" outline onClick={() => void addNew(name)} aria-disabled={added === name}>
          {t('entity.action.addTyped', { name })}
        </Button>
      )}
    </>
  );
};
