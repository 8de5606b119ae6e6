import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { ListPage } from 'crud/list/list-page';
import type { RowAction } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { WhereUsed } from 'crud/list/where-used';
import { RowButton } from 'ui/layout/row-button';
import { names } from 'ui/table/columns';
import { substancesInteractions } from './duck';
import type { SubstanceInteractions } from './record';

const View: RowAction<SubstanceInteractions> = ({ row }) => {
  const t = useT();
  const { toView } = useNavigation<SubstanceInteractions>();
  return (
    <RowButton
      color="primary"
      data-cy="entityDetailsButton"
      aria-label={t('interactions.viewOf', { name: row.name })}
      onClick={() => toView(row)}
    >
      {t('entity.action.view')}
    </RowButton>
  );
};

const More = rowMenu<SubstanceInteractions>(WhereUsed);

/** One row for each primary substance (R117). */
const InteractionList = () => (
  <ListPage
    duck={substancesInteractions}
    i18n="interactions"
    columns={[
      'name',
      names<SubstanceInteractions>('interactionGroups'),
      names<SubstanceInteractions>('interactionSubstances'),
    ]}
    actions={[View, More]}
  />
);

export default InteractionList;
