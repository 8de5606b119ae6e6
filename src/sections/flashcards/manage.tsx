import { diseases } from 'sections/diseases/duck';
import { ManageForm } from 'shared/crud/manage-page';
import { useManage } from 'shared/crud/use-manage';
import { FieldFrame } from 'shared/form/field-frame';
import { fields } from 'shared/form/fields';
import { useT } from 'shared/i18n/use-t';
import { flashcards } from './duck';
import { FlashcardRows } from './flashcard-rows';
import { blank, rules, type FlashcardOwner } from './model';

const { One } = fields<FlashcardOwner>();

/** Whose cards they are, once they are stored. */
const OwnerName = ({ name }: { name: string }) => {
  const t = useT();
  return (
    <FieldFrame label={t('flashcards.fields.disease')}>
      {control => <input {...control} className="form-control-plaintext" readOnly value={name} />}
    </FieldFrame>
  );
};

const FlashcardManage = () => {
  const manage = useManage(flashcards, blank, rules);
  const { control, getValues } = manage.form;
  return (
    <ManageForm manage={manage} i18n="flashcards">
      {manage.isNew ? <One name="disease" from={diseases} required /> : <OwnerName name={getValues('name')} />}
      <FlashcardRows control={control} />
    </ManageForm>
  );
};

export default FlashcardManage;
