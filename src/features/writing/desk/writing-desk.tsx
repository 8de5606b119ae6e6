import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Locale } from 'core/i18n/locales';
import { useT } from 'core/i18n/use-t';
import { droppedFiles, pastedPictures } from 'features/pasting/files-of';
import { FindBar } from 'features/writing/find/find-bar';
import type { FoundInText } from 'features/writing/find/found-in-text';
import { useFindBar } from 'features/writing/find/use-find-bar';
import { BrokenPictures } from 'features/writing/insert/broken-pictures';
import { Toolbar } from 'features/writing/insert/toolbar';
import { useDeskTools } from 'features/writing/insert/use-desk-tools';
import { useInsertions } from 'features/writing/insert/use-insertions';
import { usePastedText } from 'features/writing/insert/use-pasted-text';
import type { Selection } from 'features/writing/text/edit';
import { useAsOpenText } from 'features/writing/text/open-text';
import { createPositions } from 'features/writing/text/positions';
import type { TypedText } from 'features/writing/text/typed-text';
import { pressedKey } from 'lib/pressed-key';
import { chunk } from 'ui/layout/screen';
import { useRootClass } from 'ui/layout/use-root-class';
import { useKeyDown } from 'ui/shortcuts/use-key-down';
import { Counts } from './internal/counts';
import { PastedNote, type PastedNoteProps } from './internal/pasted-note';
import { TextLanguage } from './internal/text-language';
import { useCaret } from './internal/use-caret';
import { useFullWindow } from './internal/use-full-window';
import { usePhone } from './internal/use-phone';
import { useTextLocale } from './internal/use-text-locale';
import { WritingPanes } from './internal/writing-panes';
import '../../../styles/writing.scss';

const ReadingCheck = chunk(() => import('features/writing/reading/reading-check'));

/** The mirror that measures the text is created on first use and removed together with the text area. */
const usePositions = (typed: TypedText) => {
  const [positions] = useState(() => createPositions(typed));
  useEffect(() => positions.remove, [positions]);
  return positions;
};

/** Uploads pasted pictures and dropped files, and inserts them into the text. What else is pasted goes to `onText`. */
const useFilesGiven = (upload: (files: readonly File[]) => void, onText: (event: ClipboardEvent) => void) => {
  const take = (event: ClipboardEvent | DragEvent, files: readonly File[]) => {
    if (files.length === 0) return false;
    event.preventDefault();
    upload(files);
    return true;
  };
  return {
    onPaste: (event: ClipboardEvent) => take(event, pastedPictures(event.clipboardData)) || onText(event),
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
    onDrop: (event: DragEvent) => take(event, droppedFiles(event.dataTransfer)),
  };
};

/** Whether the desk fills the window; Escape restores its normal size. */
const useFullDesk = (desk: RefObject<HTMLElement>) => {
  const [isFull, setFull] = useFullWindow(desk);
  useKeyDown(desk, event => {
    if (!isFull || pressedKey(event) !== 'Escape') return;
    event.preventDefault();
    setFull(false);
  });
  return [isFull, setFull] as const;
};

/** The tools of the desk, and which of them are open. */
const useDesk = (typed: TypedText, desk: RefObject<HTMLElement>, found: FoundInText | undefined) => {
  useRootClass('has-desk');
  useAsOpenText(typed);
  const { dialog, upload, ...insertions } = useInsertions(typed);
  const { paste, onKeyDown, ...pasted } = usePastedText(typed);
  const given = { ...useFilesGiven(upload, paste), onKeyDown };
  const [isFull, setFull] = useFullDesk(desk);
  const { sought, find, closeFind } = useFindBar(typed, found?.sought);
  const [isChecking, setChecking] = useState(false);
  const [isPhone, setPhone] = usePhone();
  const isFinding = sought !== undefined;
  const shown = { isFinding, isChecking, isPhone, isFull };
  const groups = useDeskTools(typed, { insertions, find, closeFind, setChecking, setPhone, setFull, ...shown });
  return { dialog, given, pasted, sought, closeFind, groups, ...shown };
};

interface DeskFootProps {
  typed: TypedText;
  pasted: PastedNoteProps;
  /** The language of the text, and its setter. */
  language: readonly [Locale, (locale: Locale) => void];
  children: ReactNode;
}

const DeskFoot = ({ typed, pasted, language: [locale, setLocale], children }: DeskFootProps) => (
  <div className="form-text writing-foot">
    <p>
      <Counts typed={typed} />
      {children}
    </p>
    <TextLanguage locale={locale} onLocale={setLocale} />
    <PastedNote {...pasted} />
  </div>
);

interface WritingDeskProps {
  typed: TypedText;
  label: string;
  /** Identifies the text among all texts; its caret position is stored under this name. */
  textKey: string;
  /** A place that a search of all texts found. */
  found?: FoundInText;
  /** Links to the other texts of the record, beside the toolbar. */
  links: ReactNode;
  /** The controls that leave the desk, beside the toolbar while the desk fills the window. */
  actions: ReactNode;
  /** The state of the text, shown next to its counts. */
  children?: ReactNode;
}

/** A text area with its tools, next to a preview of what the reader will see. */
export const WritingDesk = (props: WritingDeskProps) => {
  const { typed, label, textKey, found, links, actions, children } = props;
  const t = useT();
  const desk = useRef<HTMLDivElement>(null);
  const positions = usePositions(typed);
  useCaret(typed, positions, textKey, found);
  const { dialog, given, pasted, sought, closeFind, groups, isChecking, isPhone, isFull } = useDesk(typed, desk, found);
  const language = useTextLocale();
  const show = (part: Selection) => {
    typed.area()?.focus({ preventScroll: true });
    positions.show(part);
  };
  return (
    <>
      <div
        ref={desk}
        role="group"
        aria-label={label}
        className={isFull ? 'writing-desk is-full' : 'writing-desk'}
        {...given}
      >
        <div className="desk-head">
          {isFull ? <strong className="desk-name">{label}</strong> : links}
          <Toolbar label={t('writing.toolbar')} groups={groups} />
          {isFull && <span className="desk-actions">{actions}</span>}
        </div>
        {sought !== undefined && (
          <FindBar typed={typed} positions={positions} first={sought} found={found} onClose={closeFind} />
        )}
        <WritingPanes typed={typed} positions={positions} label={label} locale={language[0]} isPhone={isPhone} />
        <BrokenPictures typed={typed} onShow={show} />
        {isChecking && <ReadingCheck typed={typed} locale={language[0]} onShow={show} />}
        <DeskFoot typed={typed} pasted={pasted} language={language}>
          {children}
        </DeskFoot>
      </div>
      {dialog}
    </>
  );
};
