import { type RefObject, useId, useRef, useState } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { useUnsavedWork } from 'core/navigation/open-forms';
import { Dialog } from 'ui/dialogs/dialog';
import { LoadFailure } from 'ui/feedback/load-failure';
import { Busy } from 'ui/layout/busy';
import type { LineReader } from '../pasted-row';
import { PastePreview } from './paste-preview';
import { usePastedRows } from './use-pasted-rows';

export interface PasteDialogProps<T> {
  /** Describes what each column contains. */
  columns: string;
  /** The text that was already pasted. */
  text: string;
  read: LineReader<T>;
  onAdd: (values: T[]) => void;
  /** Inserts the text where it was pasted, like any other text. */
  onPlain?: () => void;
  onClose: () => void;
}

interface PastedTextProps {
  label: string;
  text: string;
  fieldRef: RefObject<HTMLTextAreaElement>;
  onType: (text: string) => void;
}

const PastedText = ({ label, text, fieldRef, onType }: PastedTextProps) => {
  const id = useId();
  return (
    <>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        ref={fieldRef}
        className="form-control"
        data-cy="pastedText"
        value={text}
        onChange={event => onType(event.target.value)}
      />
    </>
  );
};

/** Previews spreadsheet rows before they become rows of the form. Nothing is saved here. */
const PasteDialog = <T,>({ columns, text: pasted, read, onAdd, onPlain, onClose }: PasteDialogProps<T>) => {
  const t = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(pasted);
  // The text may be long, and is in no form yet. The browser's Back, closing the tab and a session that ends ask first.
  useUnsavedWork(text !== pasted && text.trim() !== '');
  const { rows, isReading, hasFailed, retry } = usePastedRows(text, read);
  const values = rows.flatMap(({ value, reason }) => (value === undefined || reason ? [] : [value]));

  return (
    <Dialog
      title={t('lists.paste.action')}
      onClose={onClose}
      onOpened={() => field.current?.focus()}
      size="lg"
      scrollable
      autoFocus={false}
    >
      <ModalBody>
        <PastedText label={columns} text={text} fieldRef={field} onType={setText} />
        {isReading && <Busy />}
        {hasFailed && <LoadFailure onRetry={retry} />}
        <PastePreview rows={rows} />
      </ModalBody>
      <ModalFooter>
        <Button color="secondary" outline onClick={onClose}>
          {t('entity.action.cancel')}
        </Button>
        {onPlain && text === pasted && (
          <Button color="secondary" outline data-cy="pasteAsText" onClick={onPlain}>
            {t('lists.paste.asText')}
          </Button>
        )}
        <Button color="primary" data-cy="addPasted" disabled={values.length === 0} onClick={() => onAdd(values)}>
          {t('entity.action.add')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};

export default PasteDialog;
