import { useEffect } from 'react';
import { useT } from 'core/i18n/use-t';
import { isConflict } from 'core/responses/refusals';
import { LinkedRecords } from 'crud/form/linked-records';
import { ManageForm } from 'crud/form/manage-page';
import { SameNameHint } from 'crud/form/same-name-hint';
import { useManage } from 'crud/form/use-manage';
import { useTakenName } from 'crud/form/use-taken-name';
import { optionFields } from 'crud/options/option-fields';
import { WholeRecord } from 'crud/record/whole-record';
import { LiveAgeRange } from 'medical/live-age-range';
import { synonymGroups } from 'sections/synonym-group/duck';
import { FieldGrid } from 'ui/form/field-grid';
import { fields } from 'ui/form/fields';
import { symptoms } from './duck';
import { type Symptom, symptom } from './record';

const { Text, Check, Choice, Number } = fields(symptom);
const { Many } = optionFields<Symptom>();

/** A saved symptom stays on screen a little longer than other records (R63). Milliseconds. */
const RETURN_DELAY = 2000;

/** The diseases that have this symptom, read-only (R97). */
const LinkedDiseases = () => (
  <LinkedRecords name="diseases" section="diseases" title="symptoms.fields.diseases" none="symptoms.noDiseases" />
);

const SymptomForm = () => {
  const t = useT();
  const manage = useManage(symptoms, 'symptoms', symptom, { returnDelay: RETURN_DELAY });
  const { setFocus } = manage.form;
  const hasConflict = manage.save.hasError && isConflict(manage.save.error);
  useEffect(() => {
    if (hasConflict) setFocus('name');
  }, [hasConflict, setFocus]);
  useTakenName(hasConflict ? undefined : symptoms, manage);

  return (
    <ManageForm
      manage={manage}
      aside={<LinkedDiseases />}
      failure={hasConflict ? t('symptoms.messages.error.conflict') : undefined}
    >
      <Text name="name" required />
      <SameNameHint duck={symptoms} form={manage} />
      <Choice name="symptomGender" required />
      <FieldGrid isWide>
        <Check name="isPregnant" />
        <Check name="isObstetric" />
        <Check name="lowerThanOneMonth" />
      </FieldGrid>
      <FieldGrid>
        <Number name="ageStart" kind="whole" />
        <Number name="ageEnd" kind="whole" />
      </FieldGrid>
      <LiveAgeRange start="ageStart" end="ageEnd" />
      <Many name="synonymGroups" from={synonymGroups} />
    </ManageForm>
  );
};

const SymptomManage = () => (
  <WholeRecord relations={symptoms.relations}>
    <SymptomForm />
  </WholeRecord>
);

export default SymptomManage;
