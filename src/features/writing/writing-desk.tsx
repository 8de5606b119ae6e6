import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { useT } from 'core/i18n/use-t';
import { BrokenPictures } from './broken-pictures';
import { Counts } from './counts';
import type { Selection } from './edit';
import { droppedFiles, pastedPictures } from './files-of';
import { FindBar } from './find-bar';
import { createPlaces } from './places';
import { Toolbar } from './toolbar';
import type { TypedText } from './typed-text';
import { useDeskTools } from './use-desk-tools';
import { useFindBar } from './use-find-bar';
import { useFullWindow } from './use-full-window';
import { useInsertions } from './use-insertions';
import { useKeyDown } from './use-key-down';
import { WritingPanes } from './writing-panes';
import '../../styles/writing.scss';

/** What measures the text is made when first needed, and removed with the text area. */
const usePlaces = (typed: TypedText) => {
  const [places] = useState(() => createPlaces(typed));
  useEffect(() => places.remove, [places]);
  return places;
};

interface WritingDeskProps {
  typed: TypedText;
  label: string;
  /** The state of the text, beside its counts. */
  children?: ReactNode;
}

/** A text area with its tools, and what the reader will see beside it. */
export const WritingDesk = ({ typed, label, children }: WritingDeskProps) => {
  const t = useT();
  const desk = useRef<HTMLDivElement>(null);
  const places = usePlaces(typed);
  const { dialog, upload, ...insertions } = useInsertions(typed);
  const [isFull, setFull] = useFullWindow(desk);
  const { sought, find, closeFind } = useFindBar(typed);
  const groups = useDeskTools(typed, {
    insertions,
    isFinding: sought !== undefined,
    find,
    closeFind,
    isFull,
    setFull,
  });

  const show = (place: Selection) => {
    typed.area()?.focus({ preventScroll: true });
    places.show(place);
  };
  const takeFiles = (event: ClipboardEvent | DragEvent, files: readonly File[]) => {
    if (files.length === 0) return;
    event.preventDefault();
    upload(files);
  };
  useKeyDown(desk, event => {
    if (!isFull || event.key !== 'Escape') return;
    event.preventDefault();
    setFull(false);
  });
  return (
    <>
      <div
        ref={desk}
        role="group"
        aria-label={label}
        className={isFull ? 'writing-desk is-full' : 'writing-desk'}
        onPaste={event => takeFiles(event, pastedPictures(event.clipboardData))}
        onDragOver={event => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={event => takeFiles(event, droppedFiles(event.dataTransfer))}
      >
        <Toolbar label={t('writing.toolbar')} groups={groups} />
        {sought !== undefined && <FindBar typed={typed} places={places} first={sought} onClose={closeFind} />}
        <WritingPanes typed={typed} places={places} label={label} />
        <BrokenPictures typed={typed} onShow={show} />
        <p className="form-text writing-foot">
          <Counts typed={typed} />
          {children}
        </p>
      </div>
      {dialog}
    </>
  );
};
