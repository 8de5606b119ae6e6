import { useT } from 'core/i18n/use-t';
import { LinkedRecords } from 'crud/form/linked-records';
import { ManagePage } from 'crud/form/manage-page';
import { optionFields } from 'crud/options/option-fields';
import type { Duck } from 'records/duck';
import { lookup } from 'records/lookup';
import { IncompleteList } from 'records/walk';
import { medicineGroups } from 'sections/medicine-groups/duck';
import { substances } from 'sections/medicine-leaflets/duck';
import { TextField } from 'ui/form/text-field';
import { fetchOfSubstance, interactions } from './duck';
import { type Interaction, interaction, substanceOf } from './record';

const { One, Many } = optionFields<Interaction>();

/** Interactions are listed only by their substance: no list finds one by its name. */
const unlisted: Duck<Interaction> = {
  ...interactions,
  fetchPage: () => Promise.reject<never>(new IncompleteList()),
  find: ({ id, substance }, signal, background) =>
    lookup(
      fetchOfSubstance(substance?.id, signal, background).then(({ content }) =>
        content.find(stored => String(stored.id) === String(id)),
      ),
    ),
};

const InteractionManage = () => {
  const t = useT();
  return (
    <ManagePage
      duck={unlisted}
      i18n="interactions"
      record={interaction}
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
