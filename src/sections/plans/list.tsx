import { ListPage } from 'crud/list/list-page';
import { Edit } from 'crud/list/row-actions';
import { formatDecimal, formatMoney } from 'lib/numbers';
import { activity, choice, column } from 'ui/table/columns';
import { plans } from './duck';
import type { Plan } from './record';

/** A missing value is shown as empty and not as zero. */
const shown = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '' : format(value);

const COLUMNS = [
  'name' as const,
  choice<Plan>('plans', 'planType'),
  { ...choice<Plan>('plans', 'period'), kind: 'word' as const },
  { ...choice<Plan>('plans', 'mobileType'), kind: 'word' as const },
  column<Plan>('amount', ({ amount }) => shown(amount, formatMoney), 'amount'),
  column<Plan>(
    'discountPercentage',
    row => shown(row.discountPercentage, value => `${formatDecimal(value)}%`),
    'number',
  ),
  activity<Plan>('plans', 'active'),
];

const ACTIONS = [Edit];

/** The console does not create plans (R121). */
const PlanList = () => (
  <ListPage duck={plans} i18n="plans" columns={COLUMNS} actions={ACTIONS} canAdd={false} isOneLine />
);

export default PlanList;
