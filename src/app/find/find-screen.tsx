import { Link, useHistory, useLocation } from 'react-router-dom';
import { useT } from 'core/i18n/use-t';
import { createSearch, type Matcher } from 'features/find/search';
import type { FindSource } from 'features/find/source';
import { termsOf } from 'features/find/terms';
import { usesMatcher } from 'features/find/uses';
import { wordsMatcher } from 'features/find/words';
import { PageTitle } from 'ui/layout/page-title';
import { CsvButton } from './internal/csv-button';
import { EmptySearch } from './internal/empty-search';
import { FindForm } from './internal/find-form';
import { FirstFocus } from './internal/first-focus';
import { FoundList } from './internal/found-list';
import { useRememberedSearch } from './internal/last-searches';
import { allPlaces } from './internal/place-link';
import { type FindQuery, readFindQuery, usedOf, writeFindQuery } from './internal/query';
import { writeReplaceQuery } from './internal/replace-query';
import { SearchPanel } from './internal/search-panel';
import { useSearchOfScreen } from './internal/use-search';
import { useSources } from './sources';
import '../../styles/find.scss';

const matcherOf = ({ text, wholeWords, matchAccents, used }: FindQuery): Matcher =>
  used ? usesMatcher(usedOf(used)) : wordsMatcher(text, { wholeWords, matchAccents });

/** A section that this account does not have is searched nowhere else: the choice then shows all sections. */
const chosenOf = (sources: readonly FindSource[], { section }: FindQuery) => {
  const chosen = sources.filter(({ path }) => path === section);
  return chosen.length > 0 ? chosen : sources;
};

const searchFor = (sources: readonly FindSource[], query: FindQuery) =>
  createSearch({
    sources: chosenOf(sources, query),
    name: query.used ? undefined : termsOf(query.text).join(' '),
    match: matcherOf(query),
  });

/** Words between quotation marks are sought as they are: so they are replaced. */
const QUOTED = /^["“](.*)["”]$/;

const ReplaceLink = ({ query }: { query: FindQuery }) => {
  const t = useT();
  const { pathname } = useLocation();
  const text = query.text.replace(QUOTED, '$1');
  return (
    <Link
      className="btn btn-outline-secondary"
      to={{ pathname: pathname.replace(/find$/, 'replace'), search: writeReplaceQuery({ ...query, text }) }}
    >
      {t('replace.open')}
    </Link>
  );
};

const Results = ({
  query,
  sources,
  address,
}: {
  query: FindQuery;
  sources: readonly FindSource[];
  address: string;
}) => {
  const t = useT();
  const { search, state, opened, noteOpened, again } = useSearchOfScreen('find', address, () =>
    searchFor(sources, query),
  );
  const { status, records } = state;
  useRememberedSearch(query, state);
  const { wholeWords, matchAccents } = query;
  const places = allPlaces(state);
  return (
    <>
      <SearchPanel state={state} onStop={search.stop} onGoOn={search.start} onRetry={search.retry} onAgain={again} />
      <FirstFocus isFound={records > 0} isReturn={opened !== undefined} />
      {status === 'done' && records === 0 && (
        <p className="empty-state">{t(query.used ? 'find.none.uses' : 'find.none.words')}</p>
      )}
      <FoundList
        state={state}
        words={{ sought: '', wholeWords, matchAccents, anyUnitSpace: true }}
        opened={opened}
        onOpen={noteOpened}
      />
      {records > 0 && (
        <div className="find-actions">
          <CsvButton places={places} fileName="find" />
          {!query.used && <ReplaceLink query={query} />}
        </div>
      )}
    </>
  );
};

/**
 * Finds words in all texts of the sections in this account's menu (B21), or what uses a record or picture (B22). The
 * address holds what is sought.
 */
const FindScreen = () => {
  const t = useT();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const sources = useSources();
  const query = readFindQuery(search);
  const { used } = query;
  const isAsked = used !== undefined || query.text !== '';
  return (
    <section className="find-screen">
      <PageTitle title={used ? t('find.usesTitle', { name: used.name }) : t('find.title')} />
      <p className="form-text">
        {used
          ? t('find.usesLead')
          : [t('find.lead'), isAsked && t('find.how'), t('find.byName')].filter(Boolean).join(' ')}
      </p>
      {!used && (
        <FindForm
          query={query}
          address={search}
          sources={sources}
          onSearch={next => history.push({ pathname, search: writeFindQuery(next) })}
        />
      )}
      {isAsked ? (
        <Results key={`results${search}`} query={query} sources={sources} address={search} />
      ) : (
        <EmptySearch sources={sources} />
      )}
    </section>
  );
};

export default FindScreen;
