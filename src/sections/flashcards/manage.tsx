import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { ManageForm } from 'crud/form/manage-page';
import { useManage } from 'crud/form/use-manage';
import { optionFields } from 'crud/options/option-fields';
import { WholeRecord } from 'crud/record/whole-record';
import { diseases } from 'sections/diseases/duck';
import { FieldFrame } from 'ui/form/field-frame';
import { flashcardChecks } from './checks';
import { flashcards } from './duck';
import { FlashcardRows } from './flashcard-rows';
import { type FlashcardOwner, flashcardOwner } from './record';
// Loaded with the form: a newer release may have taken this file away by the time of the save.
import './save';

const { One } = optionFields<FlashcardOwner>();

/** The disease of stored cards, read-only. */
const OwnerName = ({ name }: { name: string }) => {
  const t = useT();
  return (
    <FieldFrame label={t('flashcards.fields.disease')}>
      {control => <input {...control} className="form-control-plaintext" readOnly value={name} />}
    </FieldFrame>
  );
};

const FlashcardForm = () => {
  const { record } = useNavigation<FlashcardOwner>().received;
  // New cards are added to the cards of the disease. Sending them again would add them twice.
  // Without its disease, there is nothing to which cards could be added.
  const manage = useManage(flashcards, 'flashcards', flashcardOwner, {
    calls: record?.id === undefined ? 'create' : 'update',
  });
  const { control, getValues } = manage.form;
  return (
    <ManageForm manage={manage} measure="rows" checks={flashcardChecks}>
      {manage.record.isNew ? <One name="disease" from={diseases} required /> : <OwnerName name={getValues('name')} />}
      <FlashcardRows control={control} />
    </ManageForm>
  );
};

const FlashcardManage = () => (
  <WholeRecord relations={flashcards.relations}>
    <FlashcardForm />
  </WholeRecord>
);

export default FlashcardManage;
