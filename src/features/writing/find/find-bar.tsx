import { type KeyboardEvent, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { asPhrase, findAddress } from 'core/navigation/find-address';
import type { Positions } from 'features/writing/text/positions';
import type { TypedText } from 'features/writing/text/typed-text';
import { formatCount } from 'lib/numbers';
import { pressedKey } from 'lib/pressed-key';
import { isBlankText, searchText } from 'lib/text';
import { useKeyDown } from 'ui/shortcuts/use-key-down';
import type { FoundInText } from './found-in-text';
import { FindOption } from './internal/find-option';
import { MatchMark } from './internal/match-mark';
import { type Find, useFind } from './internal/use-find';
import { useKeptReplacement } from './internal/use-kept-replacement';

const Found = ({ find: { sought, matches, at } }: { find: Find }) => {
  const t = useT();
  const total = formatCount(matches.length);
  const text = () => {
    if (sought === '') return '';
    if (matches.length === 0) return t('writing.find.none');
    return at < 0 ? t('writing.find.found', { total }) : t('writing.find.at', { at: formatCount(at + 1), total });
  };
  return (
    <span role="status" className="found" data-cy="found">
      {text()}
    </span>
  );
};

/** The same words in all texts. Unsaved work is asked about first, as whenever the desk is left. */
const InAllTexts = ({ sought }: { sought: string }) => {
  const t = useT();
  const { pathname } = useLocation();
  if (isBlankText(sought)) return null;
  return <Link to={findAddress(pathname, { text: asPhrase(searchText(sought)) })}>{t('find.inAll')}</Link>;
};

const onEnter = (work: (isBack: boolean) => void) => (event: KeyboardEvent) => {
  if (pressedKey(event) !== 'Enter') return;
  event.preventDefault();
  work(event.shiftKey);
};

/** An edit focuses the text area. Afterwards the focus returns to where it was. */
const keepFocus = (edit: () => void) => {
  const focused = document.activeElement;
  edit();
  if (focused instanceof HTMLElement) focused.focus();
};

interface RowProps {
  find: Find;
}

const FindRow = ({ find }: RowProps) => {
  const t = useT();
  const { sought, matches, seek, step } = find;
  const isEmpty = matches.length === 0;
  return (
    <>
      <input
        type="search"
        className="form-control"
        aria-label={t('writing.find.sought')}
        placeholder={t('writing.find.sought')}
        data-cy="sought"
        autoFocus
        value={sought}
        onFocus={event => event.target.select()}
        onChange={event => seek(event.target.value)}
        onKeyDown={onEnter(isBack => step(isBack ? -1 : 1))}
      />
      <span className="find-steps">
        <Button size="sm" color="secondary" outline aria-disabled={isEmpty} onClick={() => step(-1)}>
          {t('writing.find.previous')}
        </Button>
        <Button size="sm" color="secondary" outline aria-disabled={isEmpty} onClick={() => step(1)}>
          {t('writing.find.next')}
        </Button>
        <Found find={find} />
        <InAllTexts sought={sought} />
      </span>
    </>
  );
};

const ReplaceRow = ({ find }: RowProps) => {
  const t = useT();
  const [insert, setInsert] = useKeptReplacement();
  const isEmpty = find.matches.length === 0;
  const replace = () => keepFocus(() => find.replace(insert));
  const replaceAll = () => keepFocus(() => find.replaceAll(insert));
  return (
    <>
      <input
        type="text"
        className="form-control"
        aria-label={t('writing.find.insert')}
        placeholder={t('writing.find.insert')}
        data-cy="replacement"
        value={insert}
        onChange={event => setInsert(event.target.value)}
        onKeyDown={onEnter(replace)}
      />
      <span className="find-steps">
        <Button size="sm" color="secondary" outline aria-disabled={isEmpty} onClick={replace}>
          {t('writing.find.replace')}
        </Button>
        <Button size="sm" color="secondary" outline aria-disabled={isEmpty} onClick={replaceAll}>
          {t('writing.find.replaceAll')}
        </Button>
        {find.undo && (
          <Button size="sm" color="primary" outline onClick={find.undo}>
            {t('writing.find.undo')}
          </Button>
        )}
        <FindOption find={find} name="matchCase" label={t('writing.find.matchCase')} />
        <FindOption find={find} name="matchAccents" label={t('find.matchAccents')} />
        <FindOption find={find} name="wholeWords" label={t('find.wholeWords')} />
      </span>
    </>
  );
};

interface FindBarProps {
  typed: TypedText;
  positions: Positions;
  /** The first search text: what was selected when the bar opened. */
  first: string;
  /** The place that a search of all texts found. */
  found?: FoundInText;
  onClose: () => void;
}

/**
 * Finds and replaces in the text. In the search field, Enter goes to the next match and Shift-Enter to the previous
 * one. Esc closes the bar and returns to the text at the match.
 */
export const FindBar = ({ typed, positions, first, found, onClose }: FindBarProps) => {
  const t = useT();
  const find = useFind(typed, positions, first, found);
  const bar = useRef<HTMLDivElement>(null);
  useKeyDown(bar, event => {
    if (pressedKey(event) !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  });

  return (
    <div role="search" className="find-bar" aria-label={t('writing.find.title')} ref={bar}>
      <FindRow find={find} />
      <button type="button" className="btn-close" aria-label={t('writing.find.close')} onClick={onClose} />
      <ReplaceRow find={find} />
      {find.current && <MatchMark typed={typed} positions={positions} match={find.current} />}
    </div>
  );
};
