import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { NavigationState, SoughtWords } from 'core/navigation/navigation-state';
import type { Place } from 'features/find/place';
import type { FoundRecord, SearchState } from 'features/find/search';
import type { FindSource } from 'features/find/source';
import type { Identified } from 'lib/model';
import { isFocusFree } from 'ui/layout/focus-screen';

/** A place, and the record and section that it is in. */
export interface FoundPlace {
  source: FindSource;
  record: FoundRecord;
  place: Place;
}

/** Every place that a search has kept, in the order of the results. */
export const allPlaces = ({ sections }: SearchState): FoundPlace[] =>
  sections.flatMap(({ source, records }) =>
    records.flatMap(record => record.places.map(place => ({ source, record, place }))),
  );

/** The label of the field that a place is in, as the record's form shows it. */
export const useFieldName = () => {
  const t = useT();
  return ({ i18n }: FindSource, { field, isWaiting = false }: Place) => {
    const name = t(keyOf(i18n, 'fields', field));
    return isWaiting ? t('find.waiting', { field: name }) : name;
  };
};

/** Opens the long text or the field at the place. */
const stateFor = (
  { field, path, isLong, isWaiting, start, end, sought, isGone }: Place,
  words: SoughtWords,
): NavigationState<Identified> | undefined => {
  if (isGone) return undefined;
  const where = isLong && !isWaiting ? { text: field } : { path };
  return { found: { start, end, ...words, sought: sought ?? words.sought, ...where } };
};

const NO_WORDS = { sought: '' };

export interface PlaceLinkProps extends FoundPlace {
  /** What the find bar of the text is filled with. */
  words?: SoughtWords;
  /** The link that the user comes back from: it gets the focus. */
  isOpened: boolean;
  onOpen: () => void;
}

/** A link to a place in a text. It shows the text around the place. */
export const PlaceLink = ({ source, record, place, words = NO_WORDS, isOpened, onOpen }: PlaceLinkProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  const t = useT();
  const fieldName = useFieldName();
  const { before, match, after, isGone = false } = place;
  const Text = isGone ? 'del' : 'span';
  useEffect(() => {
    if (isOpened && isFocusFree()) link.current?.focus();
  }, [isOpened]);
  return (
    <Link
      className="found-place"
      innerRef={link}
      to={{ pathname: source.form, search: record.query, state: stateFor(place, words) }}
      onClick={onOpen}
    >
      <span className="found-field">{fieldName(source, place)}</span>{' '}
      <Text className="found-text">
        {before}
        {match && <mark>{match}</mark>}
        {after}
      </Text>
      {isGone && <span className="found-note">{t('find.gone')}</span>}
    </Link>
  );
};

/** Identifies a place among all places of a search, also after its record was changed. */
export const keyOfPlace = ({ source, record, place }: FoundPlace) =>
  [source.path, record.id ?? record.query, record.places.indexOf(place)].join(' ');
