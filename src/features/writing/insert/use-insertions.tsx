import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from 'core/i18n/use-t';
import { markdownOfPicture } from 'features/pictures/picture';
import type { Command } from 'features/writing/text/edit';
import type { TypedText } from 'features/writing/text/typed-text';
import { picture, table, type TableSize } from './internal/insertions';
import { PicturePicker } from './internal/picture-picker';
import { PictureUpload } from './internal/picture-upload';
import { TableDialog } from './internal/table-dialog';

/** What the user is asked before something is inserted. Several files are handled one after the other. */
type Question = { of: 'table' } | { of: 'picture' } | { of: 'upload'; file: File; others: readonly File[] };

interface InsertionDialogProps {
  question: Question;
  onInsert: (command: Command) => void;
  onUpload: (files: readonly File[]) => void;
  onClose: () => void;
}

const InsertionDialog = ({ question, onInsert, onUpload, onClose }: InsertionDialogProps) => {
  const t = useT();
  if (question.of === 'table') {
    const insertTable = (size: TableSize) => onInsert(table(size, number => t('writing.table.column', { number })));
    return <TableDialog onChoose={insertTable} onCancel={onClose} />;
  }
  if (question.of === 'picture') {
    const insertPicture = (name: string) => onInsert(picture(markdownOfPicture(name)));
    return <PicturePicker onChoose={insertPicture} onFile={file => onUpload([file])} onCancel={onClose} />;
  }
  const { file, others } = question;
  const next = () => onUpload(others);
  const add = (name: string) => {
    onInsert(picture(markdownOfPicture(name)));
    next();
  };
  return <PictureUpload key={`${others.length} ${file.name}`} file={file} onAdded={add} onCancel={next} />;
};

/** Inserts into a text by dialog: tables, pictures from the library and pictures from the user's own files. */
export const useInsertions = (typed: TypedText) => {
  const [question, ask] = useState<Question>();
  const close = () => ask(undefined);
  const run = (command: Command) => typed.apply(command(typed.value(), typed.selection()));
  /** Closes the dialog first: it must return the focus before the text takes it. */
  const insert = (command: Command) => {
    flushSync(close);
    run(command);
  };
  const upload = ([file, ...others]: readonly File[]) => ask(file && { of: 'upload', file, others });

  return {
    run,
    askTable: () => ask({ of: 'table' }),
    askPicture: () => ask({ of: 'picture' }),
    upload,
    dialog: question && <InsertionDialog question={question} onInsert={insert} onUpload={upload} onClose={close} />,
  };
};

export type Insertions = ReturnType<typeof useInsertions>;
