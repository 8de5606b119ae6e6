import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { FindSource } from 'features/find/source';
import { keyInReview, keysInReview, type ReviewedRecord } from 'features/replace/review';
import type { Review } from 'features/replace/review-state';
import { afterPaint } from 'lib/browser/idle';
import { formatCount } from 'lib/numbers';
import { ReplacePlaceRow } from './replace-place';

/** Places that are shown at first, and that each idle moment adds: so few that scrolling does not halt. */
const SHOWN = 60;
const ADDED = 4;

/** Records of a group. A browser lays out and paints a group by itself, so one more record costs little. */
const GROUP = 3;

interface RecordProps {
  record: ReviewedRecord;
  review: Review;
  onAcceptSection: () => void;
}

const RecordOfReview = ({ record, review, onAcceptSection }: RecordProps) => {
  const t = useT();
  const { source, name, query, places } = record;
  const acceptRecord = () => review.acceptAll(keysInReview([record]));
  return (
    <div className="found-record" role="listitem">
      <h3>
        <Link to={{ pathname: source.form, search: query }}>{name}</Link>
        <Button color="link" size="sm" aria-label={t('replace.acceptRecordOf', { name })} onClick={acceptRecord}>
          {t('replace.acceptRecord')}
        </Button>
      </h3>
      <ul>
        {places.map((place, at) => (
          <ReplacePlaceRow
            key={at}
            id={keyInReview(record, at)}
            source={source}
            place={place}
            review={review}
            onAcceptRecord={acceptRecord}
            onAcceptSection={onAcceptSection}
          />
        ))}
      </ul>
    </div>
  );
};

/** More records do not render the ones before again. */
const Record = memo(RecordOfReview);

/** The records whose places come first, up to a number of places; at least one. */
const firstRecords = (records: readonly ReviewedRecord[], most: number) => {
  let places = 0;
  const count = records.findIndex(record => (places += record.places.length) >= most);
  return count < 0 ? records : records.slice(0, count + 1);
};

const inGroups = (records: readonly ReviewedRecord[]) =>
  Array.from({ length: Math.ceil(records.length / GROUP) }, (_, at) => records.slice(at * GROUP, (at + 1) * GROUP));

const sourcesOf = (records: readonly ReviewedRecord[]) => [...new Set(records.map(({ source }) => source))];

interface SectionProps {
  source: FindSource;
  /** The records that are shown, and all of the review. */
  shown: readonly ReviewedRecord[];
  records: readonly ReviewedRecord[];
  review: Review;
}

const Section = ({ source, shown, records, review }: SectionProps) => {
  const t = useT();
  const all = useMemo(() => records.filter(record => record.source === source), [records, source]);
  const title = t(keyOf(source.i18n, 'title'));
  const acceptSection = useCallback(() => review.acceptAll(keysInReview(all)), [review, all]);
  return (
    <section className="found-section" aria-label={title}>
      <h2>
        {title} <span className="item-count">{formatCount(all.length)}</span>
        <Button
          color="link"
          size="sm"
          aria-label={t('replace.acceptSectionOf', { section: title })}
          onClick={acceptSection}
        >
          {t('replace.acceptSection')}
        </Button>
      </h2>
      <div className="found-records" role="list">
        {inGroups(shown.filter(record => record.source === source)).map((group, at) => (
          <div key={at} className="found-group">
            {group.map(record => (
              <Record key={record.id} record={record} review={review} onAcceptSection={acceptSection} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
};

interface ReplaceListProps {
  records: readonly ReviewedRecord[];
  review: Review;
}

/** Every place as it is and as it will be, by section and record. */
const AllPlaces = ({ records, review }: ReplaceListProps) => {
  const [most, setMost] = useState(SHOWN);
  const shown = firstRecords(records, most);
  const isWhole = shown.length === records.length;
  useEffect(() => (isWhole ? undefined : afterPaint(() => setMost(most + ADDED))), [most, isWhole]);
  return (
    <>
      {sourcesOf(shown).map(source => (
        <Section key={source.path} source={source} shown={shown} records={records} review={review} />
      ))}
    </>
  );
};

/** A choice does not render the whole list again. */
export const ReplaceList = memo(AllPlaces);
