import { LinkedRecords } from 'crud/form/linked-records';
import { ManageForm } from 'crud/form/manage-page';
import { SameNameHint } from 'crud/form/same-name-hint';
import { useManage } from 'crud/form/use-manage';
import { useTakenName } from 'crud/form/use-taken-name';
import { optionFields } from 'crud/options/option-fields';
import { WholeRecord } from 'crud/record/whole-record';
import type { SaveStep } from 'crud/save/save-step';
import { diseaseSynonyms } from 'sections/disease-synonym/duck';
import { groups } from 'sections/groups/duck';
import { CATEGORIES } from 'sections/groups/model';
import { FieldGrid } from 'ui/form/field-grid';
import { fields } from 'ui/form/fields';
import { FormPart } from 'ui/form/form-part';
import { DiagnosticVariablesFields } from './diagnostic-variables';
import { diseases } from './duck';
import { blank, type Disease, rules } from './model';
import { PendingReleases } from './pending-releases';
import { ReleaseDialog } from './release-dialog';
import { SymptomWeights } from './symptom-weights';
import { changedTexts, hasText, releaseLater, texts } from './texts';

const { Text, Check, Choice, LongTexts } = fields<Disease>();
const { Many } = optionFields<Disease>();

const PARTS = [
  { title: 'diseases.parts.identification', id: 'identification' },
  { title: 'diseases.parts.symptoms', id: 'symptoms' },
  { title: 'diseases.parts.texts', id: 'texts' },
  { title: 'diseases.parts.diseaseDiagnosticVariables', id: 'variables' },
] as const;
const [identification, symptoms, content, variables] = PARTS;

/** A disease with texts is saved only after its editor has chosen when to release them (R95). */
const askRelease: SaveStep<Disease> = async (disease, next, { base, ask }) => {
  if (!hasText(disease)) return next(disease);
  const released = await ask<Disease>(answer => (
    <ReleaseDialog
      names={changedTexts(base, disease)}
      onNow={() => answer(disease)}
      onLater={() => answer(releaseLater(disease))}
      onCancel={() => answer()}
    />
  ));
  if (released) await next(released);
};

const STEPS = [askRelease];

const DiseaseForm = () => {
  const manage = useManage(diseases, 'diseases', blank, rules, { texts, steps: STEPS });
  useTakenName(diseases, manage);
  return (
    <ManageForm manage={manage} parts={PARTS} aside={<LinkedRecords name="groups" section="groups" />}>
      <FormPart {...identification}>
        <Text name="name" required />
        <SameNameHint duck={diseases} form={manage} />
        <FieldGrid>
          <Text name="cid" />
          <Text name="dsm" />
          <Choice name="category" options={CATEGORIES} />
        </FieldGrid>
        <Check name="free" hint="entity.hint.free" />
        <Many name="groups" from={groups} />
        <Many name="diseaseSynonyms" from={diseaseSynonyms} add={diseaseSynonyms.save} />
      </FormPart>
      <FormPart {...symptoms}>
        <SymptomWeights />
      </FormPart>
      <FormPart {...content}>
        <LongTexts />
        <PendingReleases />
      </FormPart>
      <FormPart {...variables}>
        <DiagnosticVariablesFields />
      </FormPart>
    </ManageForm>
  );
};

const DiseaseManage = () => (
  <WholeRecord relations={diseases.relations}>
    <DiseaseForm />
  </WholeRecord>
);

export default DiseaseManage;
