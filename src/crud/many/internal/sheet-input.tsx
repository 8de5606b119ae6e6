import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { useUnsavedWork } from 'core/navigation/open-forms';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { decodeFile } from './decode-file';

const textIn = (file: File): Promise<string | undefined> =>
  file.arrayBuffer().then(
    bytes => decodeFile(new Uint8Array(bytes)),
    () => undefined,
  );

/** The text that is typed, and the name of the file that could not be read. */
const useInput = (onRead: (text: string) => void) => {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  useUnsavedWork(text.trim() !== '');
  const take = (taken: string) => {
    setRefused(undefined);
    setText('');
    onRead(taken);
  };
  return {
    text,
    setText,
    refused,
    take,
    open: async (file: File | undefined) => {
      const read = file && (await textIn(file));
      if (read === undefined) setRefused(file?.name);
      else take(read);
    },
  };
};

interface FileInputProps {
  onOpen: (file: File | undefined) => Promise<void>;
}

const FileInput = ({ onOpen }: FileInputProps) => {
  const t = useT();
  const id = useId();
  return (
    <>
      <label className="form-label mb-0" htmlFor={id}>
        {t('many.file')}
      </label>
      <input
        id={id}
        type="file"
        className="form-control form-control-sm"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        data-cy="sheetFile"
        onChange={event => {
          const { target } = event;
          // The same file may be chosen again, once it is corrected.
          void onOpen(target.files?.[0]).then(() => (target.value = ''));
        }}
      />
    </>
  );
};

interface TextInputProps {
  text: string;
  onType: (text: string) => void;
  onPaste: (text: string) => void;
}

const TextInput = ({ text, onType, onPaste }: TextInputProps) => {
  const t = useT();
  const id = useId();
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    // Into a text that is being typed it is pasted as usual.
    if (text !== '' || pasted.trim() === '') return;
    event.preventDefault();
    onPaste(pasted);
  };
  return (
    <>
      <label className="form-label" htmlFor={id}>
        {t('many.paste')}
      </label>
      <textarea
        id={id}
        rows={3}
        className="form-control"
        data-cy="sheetText"
        aria-describedby={`${id}-hint`}
        value={text}
        onPaste={paste}
        onChange={event => onType(event.target.value)}
      />
      <p id={`${id}-hint`} className="form-text">
        {t('many.hint')}
      </p>
    </>
  );
};

/** Takes rows of a sheet: pasted, typed, or from a CSV file that is chosen or dropped. */
export const SheetInput = ({ onRead }: { onRead: (text: string) => void }) => {
  const t = useT();
  const { text, setText, refused, take, open } = useInput(onRead);
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void open(file);
  };
  return (
    <div className="many-input" onDrop={drop}>
      <TextInput text={text} onType={setText} onPaste={take} />
      <div className="many-line">
        {text.trim() !== '' && (
          <Button color="secondary" outline size="sm" onClick={() => take(text)}>
            {t('many.read')}
          </Button>
        )}
        <FileInput onOpen={open} />
      </div>
      {refused !== undefined && <InlineAlert kind="danger">{t('many.fileRefused', { name: refused })}</InlineAlert>}
    </div>
  );
};
