import { useState } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import type { Thunk } from 'core/redux/request';
import { isOutcomeUnknown } from 'core/responses/responses';
import { textOfSaveError } from 'core/responses/server-text';
import type { Named } from 'lib/model';
import { useIsMounted } from 'lib/use-is-mounted';
import { InlineAlert } from 'ui/feedback/inline-alert';

interface AddOptions {
  /** Creates an option on the server. */
  add?: (option: Named) => Thunk<Named | null>;
  /** The typed name is an option as it is: nothing is created on the server. */
  addTyped: boolean;
  onAdded: (option: Named) => void;
  /** Called after the server created a record, or may have. */
  onCreated: () => void;
}

/** Adds an option with the typed name. Repeated calls with the same name add it only once. */
export const useAddOption = ({ add, addTyped, onAdded, onCreated }: AddOptions) => {
  const dispatch = useAppDispatch();
  const isMounted = useIsMounted();
  const [added, setAdded] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const addNew = async (name: string) => {
    if (added === name) return;
    setAdded(name);
    setFailure(undefined);
    if (addTyped) return onAdded({ name });
    if (!add) return;
    const { worked, value, error } = await dispatch(add({ name }));
    // Who closed the dialog, or left the form, no longer wants the option in its field.
    if (!isMounted.current) return;
    if (!worked) {
      setFailure(textOfSaveError(error));
      setAdded(undefined);
      return isOutcomeUnknown(error) ? onCreated() : undefined;
    }
    onAdded(value ?? { name });
    onCreated();
  };
  return { added, failure, addNew, clearFailure: () => setFailure(undefined) };
};

export type AddOption = ReturnType<typeof useAddOption>;

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
