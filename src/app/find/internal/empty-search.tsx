import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { FindSource } from 'features/find/source';
import { useLastSearches } from './last-searches';
import { readFindQuery } from './query';

/** What can be asked, each with an example. */
const WAYS = [
  ['find.ways.words.example', 'find.ways.words.meaning'],
  ['find.ways.phrase.example', 'find.ways.phrase.meaning'],
  ['find.ways.unit.example', 'find.ways.unit.meaning'],
] as const;

const Ways = () => {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('find.ways.title')}</h2>
      <dl>
        {WAYS.map(([example, meaning]) => (
          <div key={example}>
            <dt>{t(example)}</dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

interface LastSearchProps {
  address: string;
  sources: readonly FindSource[];
}

/** Opens a search again, in the section and with the options that it had. */
const LastSearch = ({ address, sources }: LastSearchProps) => {
  const t = useT();
  const { text, section, wholeWords, matchAccents } = readFindQuery(address);
  const source = sources.find(({ path }) => path === section);
  const limits = [
    ...(source ? [t(keyOf(source.i18n, 'title'))] : []),
    ...(wholeWords ? [t('find.wholeWords')] : []),
    ...(matchAccents ? [t('find.matchAccents')] : []),
  ];
  return (
    <Link to={location => ({ ...location, search: address })}>
      <bdi>{text}</bdi>
      {limits.length > 0 && <span className="text-body-secondary"> {limits.join(' · ')}</span>}
    </Link>
  );
};

const focusField = () => document.querySelector<HTMLElement>('.find-words input')?.focus();

/** A search is not offered if it was limited to a section that this account no longer has. */
const LastSearches = ({ sources }: Pick<LastSearchProps, 'sources'>) => {
  const t = useT();
  const id = useId();
  const { searches, clear } = useLastSearches();
  const isOpen = (section: string) => section === '' || sources.some(({ path }) => path === section);
  const offered = searches.filter(address => isOpen(readFindQuery(address).section));
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('find.last.title')}</h2>
      <ul>
        {offered.map(address => (
          <li key={address}>
            <LastSearch address={address} sources={sources} />
          </li>
        ))}
      </ul>
      <Button color="secondary" size="sm" outline onClick={() => [clear(), focusField()]}>
        {t('find.last.clear')}
      </Button>
    </section>
  );
};

/** Before anything is sought: what was sought last, and what can be asked. */
export const EmptySearch = ({ sources }: Pick<LastSearchProps, 'sources'>) => (
  <div className="find-empty">
    <LastSearches sources={sources} />
    <Ways />
  </div>
);
