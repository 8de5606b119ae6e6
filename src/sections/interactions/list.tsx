import { names } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { useNavigation } from 'shared/crud/navigation';
import type { RowAction } from 'shared/crud/row-actions';
import { useT } from 'shared/i18n/use-t';
import { RowButton } from 'shared/ui/row-button';
import { substancesInteractions } from './duck';
import type { SubstanceInteractions } from './model';

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

/** One row for each primary substance (spec 2.6). */
const InteractionList = () => (
  <ListPage
    duck={substancesInteractions}
    i18n="interactions"
    columns={[
      'name',
      names<SubstanceInteractions>('interactionGroups'),
      names<SubstanceInteractions>('interactionSubstances'),
    ]}
    actions={[View]}
  />
);

export default InteractionList;
