import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { crud } from '../crud';
import { diseases, withPartIds } from '../diseases';
import { noteRelease } from '../releases';
import { type Document, type Row } from '../resource';

// Flashcards are stored in the row of their disease, but they are read and saved by their own calls.
const withoutFlashcards = (rows: Row[]) => rows.map((row): Document => ({ ...row, flashcards: undefined }));

const serverOwned = ({ diseaseDiagnosticVariables }: Document, existing?: Row) => ({
  diseaseDiagnosticVariables: withPartIds(diseaseDiagnosticVariables),
  flashcards: existing?.flashcards,
});

export const diseaseHandlers = allow(
  CONTENT,
  crud(diseases, { url: '/api/diseases', serverOwned, stored: noteRelease, shown: withoutFlashcards }),
);
