import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from 'core/i18n/use-t';
import { countsOf, isUnfinished, type Plan } from 'features/replace/plan';
import { plansOf, type StoredPlans } from 'features/replace/plan-store';
import { formatDateTime } from 'lib/day-format';
import { formatCount } from 'lib/numbers';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { writeRunQuery } from './replace-query';

/** The runs of this account in this browser, read again for each address; undefined until they are read. */
export const usePlans = (login: string, address: string): StoredPlans | undefined => {
  const [stored, setStored] = useState<StoredPlans>();
  useEffect(() => {
    let isShown = true;
    void plansOf(login).then(read => {
      if (isShown) setStored(read);
    });
    return () => {
      isShown = false;
    };
  }, [login, address]);
  return stored;
};

const RunLine = ({ plan, pathname }: { plan: Plan; pathname: string }) => {
  const t = useT();
  const { replacement, records, startedAt } = plan;
  const { waiting, sending } = countsOf(plan);
  const state = isUnfinished(plan)
    ? t('replace.runs.unfinished', { count: formatCount(waiting + sending), all: formatCount(records.length) })
    : t('replace.runs.finished', { all: formatCount(records.length) });
  return (
    <li>
      <Link to={{ pathname, search: writeRunQuery(plan.id) }}>
        {t('replace.runs.name', { text: replacement.text, by: replacement.by })}
      </Link>{' '}
      <span className="form-text">
        {formatDateTime(new Date(startedAt).toISOString())} · {state}
      </span>
    </li>
  );
};

interface RunListProps {
  stored: StoredPlans | undefined;
  /** The address of the screen that shows a run. */
  pathname: string;
}

/** The latest runs of this account in this browser, the unfinished ones first. */
export const RunList = ({ stored, pathname }: RunListProps) => {
  const t = useT();
  if (stored?.is === 'newer') return <InlineAlert kind="warning">{t('replace.runs.newer')}</InlineAlert>;
  const plans = stored?.plans ?? [];
  if (plans.length === 0) return null;
  const inOrder = [...plans.filter(isUnfinished), ...plans.filter(plan => !isUnfinished(plan))];
  return (
    <section aria-label={t('replace.runs.title')}>
      <h2 className="h5">{t('replace.runs.title')}</h2>
      <ul className="replace-runs">
        {inOrder.map(plan => (
          <RunLine key={plan.id} plan={plan} pathname={pathname} />
        ))}
      </ul>
    </section>
  );
};
