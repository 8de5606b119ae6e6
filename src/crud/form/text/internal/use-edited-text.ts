import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormTexts } from 'crud/form/internal/form-texts';
import { replacement } from 'features/writing/text/edit';
import { createTypedText } from 'features/writing/text/typed-text';
import { fromBase64, toBase64 } from 'lib/base64';
import { withPlainLineEnds } from 'lib/line-ends';
import { isBlank } from 'ui/form/rules';

/** A text of the form's record while it is being edited. The form reads it, and can show another in its place. */
export const useEditedText = ({ read, connect, onInput }: FormTexts, name: string) => {
  const [opened] = useState(() => fromBase64(read(name)));
  const [decodable, setDecodable] = useState(opened.decodable);
  const [typed] = useState(() => createTypedText(opened.text));
  const kept = useRef(opened.text);

  useLayoutEffect(() => {
    connect(name, {
      read: () => {
        const text = typed.read();
        return text === kept.current || isBlank(text) ? undefined : toBase64(text);
      },
      show: base64 => {
        const shown = fromBase64(base64);
        kept.current = shown.text;
        setDecodable(shown.decodable);
        typed.put(shown.text);
      },
      put: base64 => typed.apply(replacement(typed.value(), withPlainLineEnds(fromBase64(base64).text))),
    });
  }, [connect, name, typed]);
  useEffect(() => typed.subscribe(onInput), [typed, onInput]);
  return { typed, decodable };
};
