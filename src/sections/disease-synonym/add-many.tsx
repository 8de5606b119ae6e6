import { AddMany } from 'crud/many/add-many';
import type { Sheet } from 'crud/many/sheet';
import { diseaseSynonyms } from './duck';
import { type DiseaseSynonym, diseaseSynonym } from './record';

const SHEET: Sheet<DiseaseSynonym> = { duck: diseaseSynonyms, i18n: 'diseaseSynonym', record: diseaseSynonym };

export const AddManyDiseaseSynonyms = () => <AddMany sheet={SHEET} />;
