import { useEffect } from 'react';
import { LinkedRecords } from 'crud/form/linked-records';
import { ManageForm } from 'crud/form/manage-page';
import { SameNameHint } from 'crud/form/same-name-hint';
import type { SectionQuestionProps } from 'crud/form/save/save-question-dialog';
import type { SaveStep } from 'crud/form/save/save-step';
import { useManage } from 'crud/form/use-manage';
import { useTakenName } from 'crud/form/use-taken-name';
import { optionFields } from 'crud/options/option-fields';
import { WholeRecord } from 'crud/record/whole-record';
import { preloadInTurn } from 'lib/preload-chain';
import { diseaseSynonyms } from 'sections/disease-synonym/duck';
import { groups } from 'sections/groups/duck';
import { FieldGrid } from 'ui/form/field-grid';
import { fields } from 'ui/form/fields';
import { FormPart } from 'ui/form/form-part';
import { chunk } from 'ui/layout/screen';
import { DiagnosticVariablesFields } from './diagnostic-variables';
import { diseases } from './duck';
import { PendingReleases } from './pending-releases';
import { type Disease, disease } from './record';
import { changedTexts, hasText, releaseLater } from './releases';
import { SymptomWeights } from './symptom-weights';

const { Text, Check, Choice, LongTexts } = fields(disease);
const { Many } = optionFields<Disease>();

const PARTS = [
  { title: 'diseases.parts.identification', id: 'identification' },
  { title: 'diseases.parts.symptoms', id: 'symptoms' },
  { title: 'diseases.parts.texts', id: 'texts' },
  { title: 'diseases.parts.diseaseDiagnosticVariables', id: 'variables' },
] as const;
const [identification, symptoms, content, variables] = PARTS;

/** A disease with texts is saved only after its editor has chosen when to release them (R95). */
const askRelease: SaveStep<Disease> = async (edited, next, { base, ask }) => {
  if (!hasText(edited)) return next(edited);
  const answer = await ask({ kind: 'ofSection', name: edited.name, comparison: changedTexts(base, edited) });
  if (answer === 'later') await next(releaseLater(edited));
  else if (answer) await next(edited, { isRelease: true });
};

const STEPS = [askRelease];

/** The code that compares texts loads with the dialog, before somebody saves. */
const ReleaseDialog = chunk<SectionQuestionProps>(() => import('./release-dialog'));

const DiseaseForm = () => {
  const manage = useManage(diseases, 'diseases', disease, { steps: STEPS });
  useTakenName(diseases, manage);
  useEffect(() => preloadInTurn('next', ReleaseDialog.preload), []);
  return (
    <ManageForm
      manage={manage}
      parts={PARTS}
      aside={<LinkedRecords name="groups" section="groups" />}
      question={ReleaseDialog}
    >
      <FormPart {...identification}>
        <Text name="name" required />
        <SameNameHint duck={diseases} form={manage} />
        <FieldGrid>
          <Text name="cid" />
          <Text name="dsm" />
          <Choice name="category" />
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
