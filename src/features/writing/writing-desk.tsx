import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type DragEvent,
  type ReactNode,
} from 'react';
import { useT } from 'core/i18n/use-t';
import { useFieldShortcuts, type Scope, type Shortcut } from 'ui/shortcuts/shortcuts';
import { BrokenPictures } from './broken-pictures';
import { Counts } from './counts';
import { Divider } from './divider';
import type { Selection } from './edit';
import { droppedFiles, pastedPictures } from './files-of';
import { FindBar } from './find-bar';
import { createPlaces } from './places';
import { Preview } from './preview';
import { TextArea } from './text-area';
import { Toolbar, type ToolAction } from './toolbar';
import { FIND_TOOL, FULL_TOOL, PICTURE_TOOL, TABLE_TOOL, TEXT_TOOLS } from './tools';
import type { TypedText } from './typed-text';
import { useFullWindow } from './use-full-window';
import { useKeyDown } from './use-key-down';
import { useInsertions } from './use-insertions';
import { useScrollSync } from './use-scroll-sync';
import { useShare } from './use-share';
import '../../styles/writing.scss';

interface WritingDeskProps {
  typed: TypedText;
  label: string;
  /** The state of the text, beside its counts. */
  children?: ReactNode;
}

/** Longer than anyone searches for. */
const MAX_SOUGHT = 200;

/** A text area with its tools, and what the reader will see beside it. */
export const WritingDesk = ({ typed, label, children }: WritingDeskProps) => {
  const t = useT();
  const desk = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const [places] = useState(() => createPlaces(typed));
  useEffect(() => places.remove, [places]);
  const [scope] = useState((): Scope => ({ label: 'shortcuts.writing', field: typed.area }));
  const tellBlocks = useScrollSync(typed, places, preview);
  const { run, askTable, askPicture, upload, dialog } = useInsertions(typed);
  const [share, setShare] = useShare();
  const [isFull, setFull] = useFullWindow(desk);
  const [sought, setSought] = useState<string>();

  const find = () => {
    const { start, end } = typed.selection();
    const chosen = typed.value().slice(start, end);
    setSought(chosen.length > MAX_SOUGHT || chosen.includes('\n') ? '' : chosen);
  };
  const closeFind = () => {
    setSought(undefined);
    typed.area()?.focus({ preventScroll: true });
  };
  const show = (place: Selection) => {
    typed.area()?.focus({ preventScroll: true });
    places.show(place);
  };

  const textActions: ToolAction[] = TEXT_TOOLS.map(tool => ({ ...tool, onUse: () => run(tool.run) }));
  const insertions: ToolAction[] = [
    { ...TABLE_TOOL, onUse: askTable },
    { ...PICTURE_TOOL, onUse: askPicture },
  ];
  const views: ToolAction[] = [
    { ...FIND_TOOL, isOn: sought !== undefined, onUse: sought === undefined ? find : closeFind },
    { ...FULL_TOOL, isOn: isFull, onUse: () => setFull(!isFull) },
  ];
  const groups = [textActions.slice(0, 3), textActions.slice(3, 6), [...textActions.slice(6), ...insertions], views];
  const ofTools = groups
    .flat()
    .flatMap(({ keys, label: toolLabel, onUse }): Shortcut[] => (keys ? [{ keys, label: toolLabel, run: onUse }] : []));
  // Where people look for replacing; the same bar does both.
  useFieldShortcuts(scope, [...ofTools, { keys: 'mod+h', label: 'writing.find.replace', run: find }]);

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
  const shares = { '--editor': `${share}fr`, '--reader': `${100 - share}fr` } as CSSProperties;
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
        <div className="writing-panes" style={shares}>
          <div className="text-pane">
            <TextArea typed={typed} label={label} />
          </div>
          <Divider share={share} onShare={setShare} />
          <Preview typed={typed} frame={preview} onBlocks={tellBlocks} />
        </div>
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
