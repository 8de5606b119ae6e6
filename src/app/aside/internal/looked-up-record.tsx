import { useCallback, useEffect, useRef } from 'react';
import type { MenuEntry } from 'app/menu/menus';
import { useT } from 'core/i18n/use-t';
import type { SectionRecords } from 'crud/section';
import type { AsideTab } from 'features/aside/looked-up';
import type { Block } from 'features/markdown/split-blocks';
import { quotation } from 'features/writing/insert/quotation';
import { useOpenText } from 'features/writing/text/open-text';
import type { Identified } from 'lib/model';
import { pressedKey } from 'lib/pressed-key';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { LoadFailure } from 'ui/feedback/load-failure';
import { Busy } from 'ui/layout/busy';
import { useKeyDown } from 'ui/shortcuts/use-key-down';
import { ASIDE_PANEL, ASIDE_TAB } from './aside-tabs';
import { LineTools } from './line-tools';
import { chosenMarkdown, lineAround, markedLine, markLine, stepLine } from './lines';
import { RecordHead } from './record-head';
import { type OnBlocks, RecordLines } from './record-lines';
import { useLookedUp } from './use-looked-up';

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const HINT = 'aside-hint';

interface LookedUpRecordProps {
  entry: MenuEntry;
  records: SectionRecords;
  tab: AsideTab;
  onClose: () => void;
}

/** Chooses lines of the record, and gives them to the text that is open. */
const useLines = (row: Identified | undefined) => {
  const panel = useRef<HTMLDivElement>(null);
  const blocks = useRef(new Map<string, readonly Block[]>());
  const typed = useOpenText();
  const onBlocks: OnBlocks = useCallback((text, shown) => void blocks.current.set(text, shown), []);
  useEffect(() => {
    const { current } = panel;
    const mark = ({ target }: MouseEvent) => current && markLine(current, lineAround(target));
    current?.addEventListener('click', mark);
    return () => current?.removeEventListener('click', mark);
  }, []);
  useEffect(() => {
    if (row && panel.current) markLine(panel.current, markedLine(panel.current));
  }, [row]);

  const read = () => (panel.current ? chosenMarkdown(panel.current, blocks.current) : '');
  const quote = () => {
    const markdown = read();
    if (markdown) typed?.apply(quotation(markdown)(typed.value(), typed.selection()));
  };
  useKeyDown(panel, event => {
    const [key, isLine] = [pressedKey(event), lineAround(event.target) !== null];
    const by = STEPS[key];
    if (!panel.current || (by === undefined && !(key === 'Enter' && isLine && typed))) return;
    event.preventDefault();
    if (by === undefined) quote();
    else stepLine(panel.current, by);
  });
  return { panel, onBlocks, read, quote: typed && quote };
};

/** A record as it can be read beside a form: its fields, and its texts as readers see them. */
export const LookedUpRecord = ({ entry, records, tab, onClose }: LookedUpRecordProps) => {
  const t = useT();
  const { row, failed, again } = useLookedUp(records, tab);
  const { panel, onBlocks, read, quote } = useLines(row);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={ASIDE_PANEL}
      aria-labelledby={ASIDE_TAB}
      aria-describedby={row && HINT}
      tabIndex={0}
      className="aside-record"
    >
      <RecordHead entry={entry} tab={tab} onClose={onClose} />
      {row && (
        <>
          <LineTools read={read} onQuote={quote} />
          <p id={HINT} className="aside-note">
            {t(quote ? 'aside.hintQuote' : 'aside.hint')}
          </p>
          <RecordLines section={entry.section} records={records} row={row} onBlocks={onBlocks} />
        </>
      )}
      {!row && !failed && <Busy />}
      {failed &&
        (failed.isAbsent ? (
          <InlineAlert kind="warning">{t('aside.gone')}</InlineAlert>
        ) : (
          <LoadFailure error={failed.error} onRetry={again} />
        ))}
    </div>
  );
};
