import { useMemo } from 'react';
import { medicineGroups } from 'sections/medicine-groups/duck';
import { substances } from 'sections/medicine-leaflets/duck';
import { LinkedRecords } from 'crud/linked-records';
import { ManagePage } from 'crud/manage-page';
import { useNavigation } from 'core/navigation/use-navigation';
import { fields } from 'ui/form/fields';
import { TextField } from 'ui/form/text-field';
import { useT } from 'core/i18n/use-t';
import { interactions, interactionsOf } from './duck';
import { blank, rules, substanceOf, type Interaction } from './model';

const { One, Many } = fields<Interaction>();

/** Interactions are listed by their substance only: there the stored one is read again before it is overwritten. */
const useDuck = () => {
  const { record, base = record } = useNavigation<Interaction>().received;
  const substanceId = base?.substance?.id;
  return useMemo(() => (substanceId === undefined ? interactions : interactionsOf(substanceId)), [substanceId]);
};

const InteractionManage = () => {
  const t = useT();
  const duck = useDuck();
  return (
    <ManagePage
      duck={duck}
      i18n="interactions"
      blank={blank}
      rules={rules}
      rowOf={substanceOf}
      aside={<LinkedRecords name="interactionGroups" section="medicine-groups" />}
    >
      <One name="substance" from={substances} />
      <Many name="interactionGroups" from={medicineGroups} />
      <Many name="interactionSubstances" from={substances} />
      <TextField name="interactionResult.result" label={t('interactions.fields.result')} rows={3} required />
      <TextField name="interactionResult.conduct" label={t('interactions.fields.conduct')} rows={3} required />
    </ManagePage>
  );
};

export default InteractionManage;
