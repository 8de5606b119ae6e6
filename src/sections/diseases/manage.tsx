import { useState } from 'react';
import { diseaseSynonyms } from 'sections/disease-synonym/duck';
import { groups } from 'sections/groups/duck';
import { CATEGORIES } from 'sections/groups/model';
import { LinkedRecords } from 'crud/linked-records';
import { ManageForm } from 'crud/manage-page';
import { useManage, type Manage } from 'crud/use-manage';
import { useTakenName } from 'crud/use-taken-name';
import { useRereadBeforeSave } from 'crud/use-reread-before-save';
import { fields } from 'ui/form/fields';
import { FormPart } from 'ui/form/form-part';
import { SameNameHint } from 'crud/same-name-hint';
import { DiagnosticVariablesFields } from './diagnostic-variables';
import { diseases } from './duck';
import { blank, rules, type Disease } from './model';
import { changedTexts, hasText, releaseLater, texts } from './texts';
import { PendingReleases } from './pending-releases';
import { ReleaseDialog } from './release-dialog';
import { SymptomWeights } from './symptom-weights';

const { Text, Check, Choice, Many, LongTexts } = fields<Disease>();

const PARTS = [
  { title: 'diseases.parts.identification', id: 'identification' },
  { title: 'diseases.parts.symptoms', id: 'symptoms' },
  { title: 'diseases.parts.texts', id: 'texts' },
  { title: 'diseases.parts.diseaseDiagnosticVariables', id: 'variables' },
] as const;
const [identification, symptoms, content, variables] = PARTS;

/** A disease with texts is saved only after its editor has chosen when to release them (R95). */
const useReleaseQuestion = ({ form, base, send }: Manage<Disease>) => {
  const [waiting, askRelease] = useState<Disease | null>(null);
  const release = (disease: Disease) => {
    askRelease(null);
    void send(disease);
  };
  return {
    save: form.handleSubmit(disease => {
      if (hasText(disease)) askRelease(disease);
      else void send(disease);
    }),
    releaseQuestion: waiting && (
      <ReleaseDialog
        names={changedTexts(base, waiting)}
        onNow={() => release(waiting)}
        onLater={() => release(releaseLater(waiting))}
        onCancel={() => askRelease(null)}
      />
    ),
  };
};

const DiseaseManage = () => {
  const { manage, question } = useRereadBeforeSave(useManage(diseases, blank, rules), diseases, 'diseases');
  useTakenName(diseases, manage);
  const { save, releaseQuestion } = useReleaseQuestion(manage);
  return (
    <ManageForm
      duck={diseases}
      manage={manage}
      i18n="diseases"
      onSave={save}
      parts={PARTS}
      aside={<LinkedRecords name="groups" section="groups" />}
    >
      <FormPart {...identification}>
        <Text name="name" required />
        <SameNameHint duck={diseases} form={manage} />
        <div className="field-grid">
          <Text name="cid" />
          <Text name="dsm" />
          <Choice name="category" options={CATEGORIES} />
        </div>
        <Check name="free" hint="entity.hint.free" />
        <Many name="groups" from={groups} />
        <Many name="diseaseSynonyms" from={diseaseSynonyms} add={diseaseSynonyms.save} />
      </FormPart>
      <FormPart {...symptoms}>
        <SymptomWeights />
      </FormPart>
      <FormPart {...content}>
        <LongTexts texts={texts} />
        <PendingReleases />
      </FormPart>
      <FormPart {...variables}>
        <DiagnosticVariablesFields />
      </FormPart>
      {releaseQuestion}
      {question}
    </ManageForm>
  );
};

export default DiseaseManage;
