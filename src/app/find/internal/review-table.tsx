import { useState } from 'react';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { TEXT_RULES } from 'features/checks/finding';
import { type ReviewRule, STATES } from 'features/find/place';
import { MoreButton } from './more-button';
import { type FoundPlace, keyOfPlace, PlaceLink, type PlaceLinkProps } from './place-link';

/** Rows that are shown at first, and that each press on the button adds. */
const SHOWN = 100;

export const RULE_TEXTS = { ...STATES, ...TEXT_RULES };

export const useRuleName = () => {
  const t = useT();
  return (rule: ReviewRule | undefined) => (rule ? t(RULE_TEXTS[rule]) : '');
};

const HEADERS = ['find.section', 'find.review.record', 'find.review.rule', 'find.csvText'] as const;

interface ReviewTableProps {
  places: readonly FoundPlace[];
  opened: string | undefined;
  onOpen: (link: string) => void;
}

interface ReviewRowProps extends Pick<PlaceLinkProps, 'isOpened' | 'onOpen'> {
  found: FoundPlace;
}

const ReviewRow = ({ found, ...link }: ReviewRowProps) => {
  const t = useT();
  const ruleName = useRuleName();
  return (
    <tr>
      <td data-label={t('find.section')}>{t(keyOf(found.source.i18n, 'title'))}</td>
      <td data-label={t('find.review.record')}>{found.record.name}</td>
      <td data-label={t('find.review.rule')}>{ruleName(found.place.rule)}</td>
      <td data-label={t('find.csvText')}>
        <PlaceLink {...found} {...link} />
      </td>
    </tr>
  );
};

/** Each finding with its record and a link to the place. */
export const ReviewTable = ({ places, opened, onOpen }: ReviewTableProps) => {
  const t = useT();
  const keys = places.map(keyOfPlace);
  const [most, setMost] = useState(Math.max(SHOWN, opened === undefined ? 0 : keys.indexOf(opened) + 1));
  const rest = Math.min(SHOWN, places.length - most);
  if (places.length === 0) return null;
  return (
    <>
      <table className="table data-table review-table">
        <caption className="visually-hidden">{t('find.review.title')}</caption>
        <thead>
          <tr>
            {HEADERS.map(key => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.slice(0, most).map((found, at) => (
            <ReviewRow
              key={keys[at]}
              found={found}
              isOpened={keys[at] === opened}
              onOpen={() => onOpen(keys[at] ?? '')}
            />
          ))}
        </tbody>
      </table>
      <MoreButton rest={rest} onMore={() => setMost(most + SHOWN)} />
    </>
  );
};
