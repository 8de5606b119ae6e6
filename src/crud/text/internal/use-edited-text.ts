import { useCallback, useMemo, useState } from 'react';
import { createTypedText, useIsChanged } from 'features/writing/text/typed-text';
import { fromBase64, toBase64 } from 'lib/base64';
import { same } from 'lib/deep-equal';
import type { LongTexts } from 'lib/long-texts';
import type { Identified } from 'lib/model';
import { isBlank } from 'ui/form/rules';

interface EditedTextOptions<T extends Identified> {
  texts: LongTexts<T>;
  /** The record as it came from the form. */
  record: T;
  /** The record as it was opened. */
  base: T;
  /** The name of the text that is being edited. */
  name: string;
}

/** The record with what is typed into one of its texts. */
export const useEditedText = <T extends Identified>({ texts, record: opened, base, name }: EditedTextOptions<T>) => {
  const [record, setRecord] = useState(opened);
  const { text: stored, decodable } = useMemo(() => fromBase64(texts.read(record, name)), [texts, record, name]);
  const [typed] = useState(() => createTypedText(stored));
  const isEdited = useIsChanged(typed);
  /** An empty text never overwrites what is stored (R82). */
  const edited = useCallback(() => {
    const text = typed.read();
    return text !== stored && !isBlank(text) ? texts.write(record, name, toBase64(text)) : record;
  }, [typed, stored, texts, record, name]);
  /** Inserts a whole draft, including what was typed into the form and into its other texts. */
  const restore = (draft: T) => {
    setRecord(draft);
    typed.put(fromBase64(texts.read(draft, name)).text);
  };
  // What was typed into the form earlier is unsaved here too.
  const wasChanged = useMemo(() => !same(record, base), [record, base]);
  return { typed, decodable, edited, dirty: isEdited || wasChanged, restore };
};
