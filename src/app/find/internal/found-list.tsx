import { useState } from 'react';
import { Link } from 'react-router-dom';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { SoughtWords } from 'core/navigation/navigation-state';
import { type FoundRecord, type FoundSection, MAX_RECORDS, type SearchState } from 'features/find/search';
import type { FindSource } from 'features/find/source';
import { formatCount } from 'lib/numbers';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { MoreButton } from './more-button';
import { keyOfPlace, PlaceLink } from './place-link';

/** Records of a section that are shown at first, and that each press on the button adds. */
const SHOWN = 50;

interface OpenedProps {
  words: SoughtWords;
  opened: string | undefined;
  onOpen: (link: string) => void;
}

const Record = ({
  source,
  record,
  words,
  opened,
  onOpen,
}: OpenedProps & { source: FindSource; record: FoundRecord }) => {
  const t = useT();
  const { name, query, places, count, isChanged } = record;
  const keys = places.map(place => keyOfPlace({ source, record, place }));
  return (
    <li className="found-record">
      <h3>
        <Link to={{ pathname: source.form, search: query }}>{name}</Link>
        {isChanged && <span className="found-note">{t('find.changedSince')}</span>}
      </h3>
      <ul>
        {places.map((place, at) => (
          <li key={keys[at]}>
            <PlaceLink
              source={source}
              record={record}
              place={place}
              words={words}
              isOpened={opened !== undefined && keys[at] === opened}
              onOpen={() => onOpen(keys[at] ?? '')}
            />
          </li>
        ))}
      </ul>
      {count > places.length && <p>{t('find.placesMore', { count: formatCount(count - places.length) })}</p>}
    </li>
  );
};

const SectionOfFound = ({ section, ...opened }: OpenedProps & { section: FoundSection }) => {
  const t = useT();
  const { source, records, count } = section;
  const openedAt = records.findIndex(record =>
    record.places.some(place => keyOfPlace({ source, record, place }) === opened.opened),
  );
  const [most, setMost] = useState(Math.max(SHOWN, openedAt + 1));
  const title = t(keyOf(source.i18n, 'title'));
  const rest = Math.min(SHOWN, records.length - most);
  return (
    <section className="found-section" aria-label={title}>
      <h2>
        {title} <span className="item-count">{formatCount(count)}</span>
      </h2>
      <ul className="found-records">
        {records.slice(0, most).map(record => (
          <Record key={`${record.id} ${record.query}`} source={source} record={record} {...opened} />
        ))}
      </ul>
      <MoreButton rest={rest} onMore={() => setMost(most + SHOWN)} />
    </section>
  );
};

/** What a search has found so far, by section and record. */
export const FoundList = ({ state, ...opened }: OpenedProps & { state: SearchState }) => {
  const t = useT();
  return (
    <>
      {state.sections.map(section => (
        <SectionOfFound key={section.source.path} section={section} {...opened} />
      ))}
      {state.records > MAX_RECORDS && (
        <InlineAlert kind="info">{t('find.kept', { count: formatCount(MAX_RECORDS) })}</InlineAlert>
      )}
    </>
  );
};
