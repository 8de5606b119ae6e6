import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * An id belongs to its type: when the user changes the type, the id is emptied. Changing back in the same form restores
 * it. A form that is filled as a whole, from a draft for example, keeps its values.
 */
export const useIdOfType = (typeField: string, idField: string) => {
  const { watch, getValues, setValue } = useFormContext();
  useEffect(() => {
    const ids = new Map<unknown, unknown>();
    let before: unknown = getValues(typeField);
    const { unsubscribe } = watch((values, { name, type }) => {
      const [was, now]: unknown[] = [before, values[typeField]];
      before = now;
      if (name !== typeField || type !== 'change' || now === was) return;
      const id: unknown = values[idField];
      // An id that was typed before any type was chosen belongs to the first type.
      if (!was && id) return;
      ids.set(was, id);
      setValue(idField, ids.get(now) ?? null, { shouldDirty: true });
    });
    return unsubscribe;
  }, [watch, getValues, setValue, typeField, idField]);
};
