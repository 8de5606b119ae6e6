import { table } from '../../table';

/** Type of content, the resource that contains it, and how many of it the editor chose. */
const chosen: [type: string, resource: string, many: number][] = [
  ['DISEASE', 'diseases', 6],
  ['MEDICINE_LEAFLET', 'medicineLeaflets', 8],
  ['ILLUSTRATED_PROCEDURE', 'illustratedProcedures', 6],
  ['SEMIOLOGY', 'semiologies', 6],
  ['LABORATORY', 'laboratories', 7],
  ['PEDIATRIC_DOSE', 'pediatricDoses', 6],
  ['MEDICAL_CALCULATOR', 'medicalCalculators', 7],
];

const STEP = 4;

/** The editor's choices: every fourth of the existing rows. */
export const seedEditorContents = () =>
  chosen.forEach(([type, resource, many]) =>
    table(resource)
      .page({ size: many * STEP, sort: 'id,asc' })
      .content.filter((_, index) => index % STEP === 1)
      .forEach(({ id, name }) => table('editorContents').insert({ name, type, contentId: id })),
  );
