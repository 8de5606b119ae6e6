import { distinctionOf } from 'core/i18n/distinction';
import { useT } from 'core/i18n/use-t';
import { matchesIn, patternOf } from 'lib/matches';
import type { Named } from 'lib/model';
import { comparable } from 'lib/text';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { LoadFailureText } from 'ui/feedback/load-failure';
import { Busy } from 'ui/layout/busy';
import { EmptyState } from 'ui/layout/empty-state';
import { NoMatch } from 'ui/layout/no-match';
import type { OptionSearch } from './use-option-search';

/** A text with the search text marked. Screen readers get it whole, because a word in pieces is hard to follow. */
const Marked = ({ text, search }: { text: string; search: string }) => {
  const [match] = matchesIn(text, patternOf(comparable(search), {}));
  if (!match) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">
        {text.slice(0, match.start)}
        <b className="match">{text.slice(match.start, match.end)}</b>
        {text.slice(match.end)}
      </span>
      <span className="visually-hidden">{text}</span>
    </>
  );
};

interface FoundOptionsProps {
  label: string;
  found: OptionSearch;
  /** The fields that tell options of one name apart. */
  telling?: readonly string[];
  isChosen: (option: Named) => boolean;
  /** A name that is not found can be added. */
  canAdd: boolean;
  onChoose: (option: Named) => void;
}

const NoOptions = ({ label, found, canAdd }: Pick<FoundOptionsProps, 'label' | 'found' | 'canAdd'>) => {
  const t = useT();
  const { search, searchFor } = found;
  if (search) return <NoMatch search={search} onClear={() => searchFor('')} />;
  return (
    <EmptyState text={t('global.noItems', { name: label })}>
      <p>{t(canAdd ? 'lists.picker.typeFirst' : 'lists.picker.createFirst')}</p>
    </EmptyState>
  );
};

/** The options that a search found. The search text is marked in their names. */
export const FoundOptions = ({ label, found, telling, isChosen, canAdd, onChoose }: FoundOptionsProps) => {
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
                <bdi>
                  <Marked text={option.name} search={search} />
                </bdi>{' '}
                <span className="text-body-secondary">{distinctionOf(option, options, telling)}</span>
              </span>
              {isChosen(option) && <span className="badge text-bg-secondary">{t('entity.action.chosen')}</span>}
            </button>
          </li>
        ))}
      </ul>
      {isEmpty && <NoOptions label={label} found={found} canAdd={canAdd} />}
    </>
  );
};
