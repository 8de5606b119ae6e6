import { useHistory, useLocation } from 'react-router-dom';
import { useT } from 'core/i18n/use-t';
import type { ReviewRule } from 'features/find/place';
import { createReview, isReviewable, REVIEW_RULES } from 'features/find/review';
import { createSearch, MAX_RECORDS, type SearchState } from 'features/find/search';
import type { FindSource } from 'features/find/source';
import { formatCount } from 'lib/numbers';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import { CsvButton } from './internal/csv-button';
import { SectionField } from './internal/find-form';
import { allPlaces, type FoundPlace } from './internal/place-link';
import { ReviewTable, RULE_TEXTS, useRuleName } from './internal/review-table';
import { SearchPanel } from './internal/search-panel';
import { SelectField } from './internal/select-field';
import { useSearchOfScreen } from './internal/use-search';
import { useSources } from './sources';
import '../../styles/find.scss';

const createReviewSearch = (sources: readonly FindSource[]) => {
  const { match, prepare, unclear } = createReview();
  return { ...createSearch({ sources, match, prepare }), unclear };
};

const placesOf = (state: SearchState, rule: string): FoundPlace[] =>
  allPlaces(state).filter(({ place }) => rule === '' || place.rule === rule);

interface RuleFieldProps {
  value: string;
  onChange: (rule: string) => void;
}

const RuleField = ({ value, onChange }: RuleFieldProps) => {
  const t = useT();
  const options = REVIEW_RULES.map(rule => ({ value: rule, text: t(RULE_TEXTS[rule]) }));
  return (
    <SelectField
      label={t('find.review.rule')}
      all={t('find.review.allRules')}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
};

/** What the table cannot show. */
const Notes = ({ state, unclear, rule }: { state: SearchState; unclear: number; rule: string }) => {
  const t = useT();
  const kept = allPlaces(state).length;
  return (
    <>
      {unclear > 0 && (
        <InlineAlert kind="warning">{t('find.review.unclear', { count: formatCount(unclear) })}</InlineAlert>
      )}
      {rule === ('waiting' satisfies ReviewRule) && <p className="form-text">{t('find.review.noAge')}</p>}
      {state.records <= MAX_RECORDS && state.places > kept && (
        <p className="form-text">{t('find.placesMore', { count: formatCount(state.places - kept) })}</p>
      )}
      {state.records > MAX_RECORDS && (
        <InlineAlert kind="info">{t('find.kept', { count: formatCount(MAX_RECORDS) })}</InlineAlert>
      )}
    </>
  );
};

interface FindingsProps {
  sources: readonly FindSource[];
  section: string;
  rule: string;
}

const Findings = ({ sources, section, rule }: FindingsProps) => {
  const t = useT();
  const ruleName = useRuleName();
  const { search, state, opened, noteOpened, again } = useSearchOfScreen('review', section, () =>
    createReviewSearch(sources),
  );
  const places = placesOf(state, rule);
  return (
    <>
      <SearchPanel state={state} onStop={search.stop} onGoOn={search.start} onRetry={search.retry} onAgain={again} />
      <Notes state={state} unclear={search.unclear()} rule={rule} />
      {state.status === 'done' && places.length === 0 && (
        <p className="empty-state">{t(state.places > 0 ? 'find.none.rule' : 'find.none.review')}</p>
      )}
      <ReviewTable key={rule} places={places} opened={opened} onOpen={noteOpened} />
      {places.length > 0 && (
        <CsvButton places={places} fileName="review" findingOf={({ place }) => ruleName(place.rule)} />
      )}
    </>
  );
};

/**
 * Checks all texts of a section, or of all sections in this account's menu, and lists what deserves another reading
 * (B23). It changes nothing. The address holds the section and the kind of finding.
 */
const ReviewScreen = () => {
  const t = useT();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const sources = useSources().filter(isReviewable);
  const [section, rule] = [params.get('in'), params.get('rule') ?? ''];
  const go = (next: Record<string, string>) =>
    history.replace({ pathname, search: `?${new URLSearchParams({ in: section ?? '', rule, ...next }).toString()}` });
  const chosen = sources.filter(({ path }) => path === section);
  return (
    <section className="find-screen">
      <PageTitle title={t('find.review.title')} />
      <p className="form-text">{t('find.review.lead')}</p>
      <div className="find-form">
        <SectionField sources={sources} value={section ?? ''} onChange={value => go({ in: value })} />
        <RuleField value={rule} onChange={value => go({ rule: value })} />
        {section === null && (
          <button type="button" className="btn btn-primary" onClick={() => go({})}>
            {t('find.review.start')}
          </button>
        )}
      </div>
      {section !== null && (
        <Findings key={section} sources={chosen.length > 0 ? chosen : sources} section={section} rule={rule} />
      )}
    </section>
  );
};

export default ReviewScreen;
