import { useMemo } from 'react';
import { Redirect } from 'react-router-dom';
import { column, names } from 'ui/table/columns';
import { ListAlerts } from 'crud/list-alerts';
import { useNavigation } from 'core/navigation/use-navigation';
import { ConfirmRemove, Edit } from 'crud/row-actions';
import { useList } from 'crud/use-list';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { DataTable, TableSkeleton } from 'ui/table/data-table';
import { LoadFailure } from 'ui/feedback/load-failure';
import { PageTitle } from 'ui/layout/page-title';
import { interactionsOf } from './duck';
import type { Interaction, SubstanceInteractions } from './model';

const COLUMNS = [
  names<Interaction>('interactionGroups'),
  names<Interaction>('interactionSubstances'),
  column<Interaction>('result', ({ interactionResult }) => interactionResult?.result),
  column<Interaction>('conduct', ({ interactionResult }) => interactionResult?.conduct),
];

const SubstanceView = ({ substance, listPath }: { substance: SubstanceInteractions; listPath: string }) => {
  const t = useT();
  const duck = useMemo(() => interactionsOf(substance.id ?? ''), [substance.id]);
  const { toForm } = useNavigation<Interaction>();
  const list = useList(duck);
  // Their neighbours are not those of the section's list, which is of substances.
  const rowTools = { ...list.rowTools, edit: (row: Interaction) => toForm(row) };
  return (
    <section className="list-page">
      <PageTitle title={substance.name} trail={[{ text: t('interactions.title'), to: listPath }]} />
      <ListAlerts list={list} />
      {list.failed && <LoadFailure error={list.error} onRetry={list.reload} />}
      {!list.failed && list.isFirst && <TableSkeleton columns={COLUMNS.length + 1} />}
      {!list.failed && !list.isFirst && list.rows.length === 0 && (
        <div className="empty-state" role="status">
          <p>{t('global.noItems')}</p>
        </div>
      )}
      {!list.failed && list.rows.length > 0 && (
        <DataTable
          caption={substance.name}
          columns={COLUMNS}
          rows={list.rows}
          headerOf={field => t(keyOf('interactions', 'fields', field))}
          actionsHeader={t('entity.actions')}
          actions={row => (
            <div className="row-actions">
              <Edit row={row} list={rowTools} />
              <ConfirmRemove row={row} list={rowTools} />
            </div>
          )}
          busy={list.loading}
        />
      )}
    </section>
  );
};

/** The interactions of one substance, with edit and delete (R117); without a substance there is only the list. */
const InteractionView = () => {
  const { received, base } = useNavigation<SubstanceInteractions>();
  const { record } = received;
  if (record?.id === undefined) return <Redirect to={base} />;
  return <SubstanceView substance={record} listPath={`${base}${received.list ?? ''}`} />;
};

export default InteractionView;
