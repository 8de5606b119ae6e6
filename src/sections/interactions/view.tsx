import { useMemo } from 'react';
import { Redirect } from 'react-router-dom';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { ListAlerts } from 'crud/list/list-alerts';
import { ListRows } from 'crud/list/list-body';
import { ListTable } from 'crud/list/list-table';
import { ConfirmRemove, Edit } from 'crud/list/row-actions';
import { useList } from 'crud/list/use-list';
import { isNewRecord } from 'lib/model';
import { PageTitle } from 'ui/layout/page-title';
import { column, names } from 'ui/table/columns';
import { TableSkeleton } from 'ui/table/data-table';
import { interactionsOf } from './duck';
import { type Interaction, queryOf, type SubstanceInteractions } from './record';

const COLUMNS = [
  names<Interaction>('interactionGroups'),
  names<Interaction>('interactionSubstances'),
  column<Interaction>('result', ({ interactionResult }) => interactionResult?.result),
  column<Interaction>('conduct', ({ interactionResult }) => interactionResult?.conduct),
];

const ACTIONS = [Edit, ConfirmRemove];

/** The interactions of a substance, as a list without search and pager. */
const useInteractionsOf = ({ id }: SubstanceInteractions) => {
  const { toForm, addressOf } = useNavigation<Interaction>();
  const list = useList(useMemo(() => interactionsOf(id ?? ''), [id]));
  // The form gets no previous and next record, because the section's list has substances and not interactions.
  const tools = useMemo(
    () => ({
      ...list.tools,
      edit: (row: Interaction) => (isNewRecord(row) ? list.tools.edit(row) : toForm(row)),
      addressOf: (row: Interaction) => addressOf(queryOf(row)),
    }),
    [list.tools, toForm, addressOf],
  );
  return { ...list, tools };
};

const SubstanceView = ({ substance, listPath }: { substance: SubstanceInteractions; listPath: string }) => {
  const t = useT();
  const list = useInteractionsOf(substance);
  return (
    <section className="list-page">
      <PageTitle title={substance.name} trail={[{ text: t('interactions.title'), to: listPath }]} />
      <ListRows
        list={list}
        name={substance.name}
        onAdd={list.add}
        skeleton={<TableSkeleton columns={COLUMNS.length + 1} />}
      >
        <ListTable list={list} i18n="interactions" caption={substance.name} columns={COLUMNS} actions={ACTIONS} />
      </ListRows>
      <ListAlerts list={list} />
    </section>
  );
};

/** The interactions of one substance, with edit and delete (R117). Without a substance it redirects to the list. */
const InteractionView = () => {
  const { received, sectionPath } = useNavigation<SubstanceInteractions>();
  const { record } = received;
  if (record?.id === undefined) return <Redirect to={sectionPath} />;
  return <SubstanceView substance={record} listPath={`${sectionPath}${received.list ?? ''}`} />;
};

export default InteractionView;
