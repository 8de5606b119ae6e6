import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud } from '../crud';
import { type Document, resource } from '../resource';
import rows from '../seed/library/editor-contents.json';
import { table } from '../table';

const editorContents = resource({ name: 'editorContents', entity: 'editorContent', searched: ['name'], rows });

/** The resource that contains each type of content. */
const SOURCES: Record<string, string> = {
  DISEASE: 'diseases',
  MEDICINE_LEAFLET: 'medicineLeaflets',
  ILLUSTRATED_PROCEDURE: 'illustratedProcedures',
  SEMIOLOGY: 'semiologies',
  LABORATORY: 'laboratories',
  PEDIATRIC_DOSE: 'pediatricDoses',
  MEDICAL_CALCULATOR: 'medicalCalculators',
};

/** The name of the record that an editor content refers to. */
const serverOwned = ({ type, contentId }: Document) => {
  const source = SOURCES[String(type)];
  return { name: source ? (table(source).find(Number(contentId))?.name ?? null) : null };
};

export const editorContentHandlers = allow(CONTENT, crud(editorContents, { url: '/api/editor-content', serverOwned }));
