import { useState } from 'react';
import { useStore } from 'react-redux';
import { textOfSaveError } from 'core/http/server-text';
import type { OptionDuck } from 'core/redux/create-duck';
import { useAppDispatch } from 'core/redux/hooks';
import type { Thunk } from 'core/redux/request';
import type { Named } from 'lib/model';
import { useIsMounted } from 'lib/use-is-mounted';

interface AddOptions {
  from: OptionDuck;
  /** Creates an option on the server. */
  add?: (option: Named) => Thunk;
  /** The typed name is an option as it is: nothing is created on the server. */
  addTyped: boolean;
  onAdded: (option: Named) => void;
  /** Called after the server created a record. */
  onCreated: () => void;
}

/** Adds an option with the typed name. Repeated calls with the same name add it only once. */
export const useAddOption = ({ from, add, addTyped, onAdded, onCreated }: AddOptions) => {
  const dispatch = useAppDispatch();
  const store = useStore();
  const isMounted = useIsMounted();
  const [added, setAdded] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const addNew = async (name: string) => {
    if (added === name) return;
    setAdded(name);
    setFailure(undefined);
    if (addTyped) return onAdded({ name });
    const worked = add !== undefined && (await dispatch(add({ name })));
    // Who closed the dialog, or left the form, no longer wants the option in its field.
    if (!isMounted.current) return;
    const { error, saved } = from.select(store.getState());
    if (!worked) {
      setFailure(textOfSaveError(error));
      return setAdded(undefined);
    }
    onAdded(saved ?? { name });
    onCreated();
  };
  return { added, failure, addNew, clearFailure: () => setFailure(undefined) };
};

export type AddOption = ReturnType<typeof useAddOption>;
