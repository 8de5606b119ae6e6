import { distinctionOf } from 'core/i18n/distinction';
import { useT } from 'core/i18n/use-t';
import { matchingPart } from 'lib/matching-part';
import type { Named } from 'lib/model';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { LoadFailureText } from 'ui/feedback/load-failure';
import { Busy } from 'ui/layout/busy';
import type { OptionSearch } from './use-option-search';

/** A text with the search text marked. Screen readers get it whole, because a word in pieces is hard to follow. */
const Marked = ({ text, search }: { text: string; search: string }) => {
  const parts = matchingPart(text, search);
  if (!parts) return <>{text}</>;
  const [before, match, after] = parts;
  return (
    <>
      <span aria-hidden="true">
        {before}
        <b className="match">{match}</b>
        {after}
      </span>
      <span className="visually-hidden">{text}</span>
    </>
  );
};

interface FoundOptionsProps {
  label: string;
  found: OptionSearch;
  isChosen: (option: Named) => boolean;
  onChoose: (option: Named) => void;
}

/** The options that a search found. The search text is marked in their names. */
export const FoundOptions = ({ label, found, isChosen, onChoose }: FoundOptionsProps) => {
  const t = useT();
  const { options, search, isPending, isAnswered, hasFailed, isEmpty, error } = found;
  return (
    <>
      {hasFailed && (
        <InlineAlert kind="danger">
          <LoadFailureText error={error} />
        </InlineAlert>
      )}
      {isPending && options.length === 0 && <Busy />}
      <ul className="options" aria-label={label} aria-busy={!isAnswered}>
        {options.map(option => (
          <li key={option.id ?? option.name}>
            <button type="button" className="option" data-option onClick={() => onChoose(option)}>
              <span>
                <Marked text={option.name} search={search} />{' '}
                <span className="text-body-secondary">{distinctionOf(option, options)}</span>
              </span>
              {isChosen(option) && <span className="badge text-bg-secondary">{t('entity.action.chosen')}</span>}
            </button>
          </li>
        ))}
      </ul>
      {isEmpty && <p className="text-body-secondary">{t('global.noMatchShort')}</p>}
    </>
  );
};
