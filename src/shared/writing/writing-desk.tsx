import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react';
import { useT } from 'shared/i18n/use-t';
import { MarkdownView } from 'shared/markdown/markdown-view';
import { BrokenPictures } from './broken-pictures';
import type { Selection } from './edit';
import { droppedFiles, pastedPictures } from './files-of';
import { createPlaces } from './places';
import { TextArea } from './text-area';
import { Toolbar, type ToolAction } from './toolbar';
import { PICTURE_TOOL, TABLE_TOOL, TEXT_TOOLS } from './tools';
import { useSettledText, type TypedText } from './typed-text';
import { useInsertions } from './use-insertions';
import '../../styles/writing.scss';

interface WritingDeskProps {
  typed: TypedText;
  label: string;
}

const Preview = ({ typed }: { typed: TypedText }) => {
  const t = useT();
  const text = useSettledText(typed);
  return (
    // A region that scrolls must be reachable by keyboard.
    <div className="preview" role="region" aria-label={t('entity.text.preview')} tabIndex={0}>
      <MarkdownView markdown={text} />
    </div>
  );
};

/** A text area with its tools, and what the reader will see beside it. */
export const WritingDesk = ({ typed, label }: WritingDeskProps) => {
  const t = useT();
  const [places] = useState(() => createPlaces(typed));
  useEffect(() => places.remove, [places]);
  const { run, askTable, askPicture, upload, dialog } = useInsertions(typed);

  const textActions: ToolAction[] = TEXT_TOOLS.map(tool => ({ ...tool, onUse: () => run(tool.run) }));
  const insertions: ToolAction[] = [
    { ...TABLE_TOOL, onUse: askTable },
    { ...PICTURE_TOOL, onUse: askPicture },
  ];
  const groups = [textActions.slice(0, 3), textActions.slice(3, 6), [...textActions.slice(6), ...insertions]];

  const takeFiles = (event: ClipboardEvent | DragEvent, files: readonly File[]) => {
    if (files.length === 0) return;
    event.preventDefault();
    upload(files);
  };
  const show = (place: Selection) => {
    typed.area()?.focus({ preventScroll: true });
    places.show(place);
  };
  return (
    <>
      <div
        className="writing-desk"
        onPaste={event => takeFiles(event, pastedPictures(event.clipboardData))}
        onDragOver={event => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={event => takeFiles(event, droppedFiles(event.dataTransfer))}
      >
        <Toolbar label={t('writing.toolbar')} groups={groups} />
        <TextArea typed={typed} label={label} actions={groups.flat()} />
        <Preview typed={typed} />
        <BrokenPictures typed={typed} onShow={show} />
      </div>
      {dialog}
    </>
  );
};
