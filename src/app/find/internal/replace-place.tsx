import { type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useT } from 'core/i18n/use-t';
import type { FindSource } from 'features/find/source';
import type { ReplacePlace } from 'features/replace/places';
import type { Review } from 'features/replace/review-state';
import { pressedKey } from 'lib/pressed-key';
import { useFieldName } from './place-link';

/** The checkboxes of the review, in the order of the page. */
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.replace-place > input')];

const moveBy = (from: HTMLInputElement, by: number) => {
  const all = boxes();
  const next = all[all.indexOf(from) + by];
  next?.focus();
  next?.scrollIntoView?.({ block: 'nearest' });
};

interface OwnTextProps {
  by: string;
  onWrite: (by: string) => void;
  /** `isByKey`: the user goes on with the keyboard. */
  onEnd: (isByKey: boolean) => void;
}

/** Edits what will stand at one place. Escape leaves it as it was. */
const OwnText = ({ by, onWrite, onEnd }: OwnTextProps) => {
  const t = useT();
  const [typed, setTyped] = useState(by);
  // The field loses the focus when a key ends it.
  const isOver = useRef(false);
  const end = (isWritten: boolean, isByKey: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    if (isWritten) onWrite(typed);
    onEnd(isByKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key !== 'Enter' && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(key === 'Enter', true);
  };
  return (
    <input
      type="text"
      className="form-control form-control-sm"
      aria-label={t('replace.own')}
      autoFocus
      value={typed}
      onChange={event => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(typed !== by, false)}
    />
  );
};

interface PlaceProps {
  id: string;
  source: FindSource;
  place: ReplacePlace;
  review: Review;
  onAcceptRecord: () => void;
  onAcceptSection: () => void;
}

interface Keys extends Pick<PlaceProps, 'review' | 'onAcceptRecord' | 'onAcceptSection'> {
  place: string;
  onEdit: () => void;
}

/** What the keys do at a checkbox of the review, besides those of every checkbox. */
const onPlaceKey =
  ({ review, place, onEdit, onAcceptRecord, onAcceptSection }: Keys) =>
  (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const box = event.currentTarget;
    const acts: Readonly<Record<string, () => void>> = {
      Enter: () => {
        review.accept(place, true);
        moveBy(box, 1);
      },
      ArrowDown: () => moveBy(box, 1),
      ArrowUp: () => moveBy(box, -1),
      e: onEdit,
      r: onAcceptRecord,
      s: onAcceptSection,
    };
    const key = pressedKey(event);
    const act = acts[key.length === 1 ? key.toLowerCase() : key];
    if (!act) return;
    event.preventDefault();
    act();
  };

/** What stands at a place, and what will. */
const BeforeAndAfter = ({ source, place, by }: Pick<PlaceProps, 'source' | 'place'> & { by: string }) => {
  const fieldName = useFieldName();
  const { before, match, after } = place;
  return (
    <>
      <span className="found-field">{fieldName(source, place)}</span>{' '}
      <span className="found-text">
        {before}
        <del>{match}</del> <ins>{by}</ins>
        {after}
      </span>
    </>
  );
};

interface EditProps extends Pick<PlaceProps, 'place'> {
  onEdit: () => void;
}

/** The key does the same: with a stop at each place, Tab would pass twice as many. */
const EditButton = ({ place: { match }, onEdit }: EditProps) => {
  const t = useT();
  return (
    <button
      type="button"
      className="btn btn-sm btn-link"
      aria-label={t('replace.editThis', { text: match })}
      tabIndex={-1}
      onClick={onEdit}
    >
      {t('replace.edit')}
    </button>
  );
};

/** One place, as it is and as it will be. Its keys: accept and go on, edit, all of the record, all of the section. */
export const ReplacePlaceRow = ({ id: key, source, place, review, ...keys }: PlaceProps) => {
  const id = useId();
  const [isEditing, setEditing] = useState(false);
  const { subscribe, read } = review;
  const isAccepted = useSyncExternalStore(subscribe, () => read().accepted.has(key));
  const ownText = useSyncExternalStore(subscribe, () => read().own.get(key));
  const by = ownText ?? place.by;
  const onEdit = () => setEditing(true);
  const write = (text: string) => {
    review.write(key, text);
    review.accept(key, true);
  };
  const endEditing = (isByKey: boolean) => {
    setEditing(false);
    if (isByKey) document.getElementById(id)?.focus();
  };
  return (
    <li className={isAccepted ? 'replace-place is-accepted' : 'replace-place'}>
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={isAccepted}
        onChange={event => review.accept(key, event.target.checked)}
        onKeyDown={onPlaceKey({ ...keys, review, place: key, onEdit })}
      />
      <label htmlFor={id}>
        <BeforeAndAfter source={source} place={place} by={by} />
      </label>
      {isEditing ? (
        <OwnText by={by} onWrite={write} onEnd={endEditing} />
      ) : (
        <EditButton place={place} onEdit={onEdit} />
      )}
    </li>
  );
};
