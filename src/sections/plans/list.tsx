import { choice, column, yesNo } from 'ui/table/columns';
import { ListMenu } from 'crud/list-menu';
import { ListBody, ListTable } from 'crud/list-page';
import { RecordLink } from 'crud/record-link';
import { Edit } from 'crud/row-actions';
import { useList } from 'crud/use-list';
import { useShownColumns } from 'crud/use-shown-columns';
import { useT } from 'core/i18n/use-t';
import { formatDecimal, formatMoney } from 'lib/numbers';
import { TableSkeleton } from 'ui/table/data-table';
import { PageTitle } from 'ui/layout/page-title';
import { plans } from './duck';
import type { Plan } from './model';

/** What is missing stays empty and is not told as zero. */
const shown = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '' : format(value);

const COLUMNS = [
  'name' as const,
  choice<Plan>('plans', 'planType'),
  choice<Plan>('plans', 'period'),
  choice<Plan>('plans', 'mobileType'),
  column<Plan>('amount', ({ amount }) => shown(amount, formatMoney)),
  column<Plan>('discountPercentage', row => shown(row.discountPercentage, value => `${formatDecimal(value)}%`)),
  yesNo<Plan>('active'),
];

const ACTIONS = [Edit];

/** The list of plans, without a way to add one (decision 6). */
const PlanList = () => {
  const t = useT();
  const list = useList(plans);
  const { shown, choice } = useShownColumns('plans', COLUMNS);
  return (
    <section className="list-page">
      <PageTitle title={t('plans.title')} dataCy="PlansHeading" />
      <ListBody
        list={list}
        menu={<ListMenu list={list} i18n="plans" columns={shown} choice={choice} />}
        skeleton={<TableSkeleton columns={shown.length + 1} />}
      >
        <ListTable list={list} i18n="plans" columns={shown} actions={ACTIONS} Name={RecordLink} />
      </ListBody>
    </section>
  );
};

export default PlanList;
