import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { formatCount } from 'lib/numbers';
import type { FindOptions } from './find';
import { MatchMark } from './match-mark';
import type { Places } from './places';
import type { TypedText } from './typed-text';
import { useFind, type Find } from './use-find';
import { useKeyDown } from './use-key-down';

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const Check = ({ label, checked, onChange }: CheckProps) => {
  const id = useId();
  return (
    <span className="form-check">
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={checked}
        onChange={event => onChange(event.target.checked)}
      />
      <label htmlFor={id} className="form-check-label">
        {label}
      </label>
    </span>
  );
};

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

interface FindBarProps {
  typed: TypedText;
  places: Places;
  /** What was selected when it opened. */
  first: string;
  onClose: () => void;
}

/** Finds and replaces in the text; Enter goes on, Shift-Enter back, Esc returns to the text at the match. */
export const FindBar = ({ typed, places, first, onClose }: FindBarProps) => {
  const t = useT();
  const find = useFind(typed, places, first);
  const [insert, setInsert] = useState('');
  const bar = useRef<HTMLDivElement>(null);
  const { sought, options, matches, current, seek, setOptions, step } = find;
  const isEmpty = matches.length === 0;

  useKeyDown(bar, event => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  });
  const onEnter = (work: (isBack: boolean) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    work(event.shiftKey);
  };
  /** The text takes the focus for an edit; the person goes on here. */
  const edit = (work: () => void) => {
    const focused = document.activeElement;
    work();
    if (focused instanceof HTMLElement) focused.focus();
  };
  const option = (name: keyof FindOptions, label: string) => (
    <Check label={label} checked={options[name]} onChange={on => setOptions({ ...options, [name]: on })} />
  );

  return (
    <div role="search" className="find-bar" aria-label={t('writing.find.title')} ref={bar}>
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
        <Button size="sm" color="secondary" outline disabled={isEmpty} onClick={() => step(-1)}>
          {t('writing.find.previous')}
        </Button>
        <Button size="sm" color="secondary" outline disabled={isEmpty} onClick={() => step(1)}>
          {t('writing.find.next')}
        </Button>
        <Found find={find} />
      </span>
      <button type="button" className="btn-close" aria-label={t('writing.find.close')} onClick={onClose} />
      <input
        type="text"
        className="form-control"
        aria-label={t('writing.find.insert')}
        placeholder={t('writing.find.insert')}
        data-cy="replacement"
        value={insert}
        onChange={event => setInsert(event.target.value)}
        onKeyDown={onEnter(() => edit(() => find.replace(insert)))}
      />
      <span className="find-steps">
        <Button size="sm" color="secondary" outline disabled={isEmpty} onClick={() => edit(() => find.replace(insert))}>
          {t('writing.find.replace')}
        </Button>
        <Button
          size="sm"
          color="secondary"
          outline
          disabled={isEmpty}
          onClick={() => edit(() => find.replaceAll(insert))}
        >
          {t('writing.find.replaceAll')}
        </Button>
        {find.undo && (
          <Button size="sm" color="primary" outline onClick={find.undo}>
            {t('writing.find.undo')}
          </Button>
        )}
        {option('matchCase', t('writing.find.matchCase'))}
        {option('matchAccents', t('writing.find.matchAccents'))}
      </span>
      {current && <MatchMark typed={typed} places={places} match={current} />}
    </div>
  );
};
