import { inTransaction, run } from '../database';

/** Number of diseases in the scenario `huge`. */
const HUGE = 100_000;

const KINDS = ['Síndrome', 'Doença', 'Inflamação', 'Insuficiência', 'Lesão', 'Infecção', 'Displasia', 'Neoplasia'];
const PLACES = ['cardíaca', 'pulmonar', 'hepática', 'renal', 'óssea', 'cutânea', 'ocular', 'tireoidiana', 'gástrica'];
const MANNERS = ['aguda', 'crônica', 'recorrente', 'congênita', 'adquirida', 'idiopática', 'tóxica'];

/** Number of rows in one statement. */
const CHUNK = 5000;

const diseaseOf = (number: number) => ({
  name: `${KINDS[number % 8]} ${PLACES[number % 9]} ${MANNERS[number % 7]} ${String(number).padStart(6, '0')}`,
  cid: `${String.fromCharCode(65 + (number % 26))}${String(number % 100).padStart(2, '0')}`,
  free: number % 3 === 0,
  groups: [],
  riskFactors: [],
  diseaseSynonyms: [],
  diseaseSymptoms: [],
  applicationPictures: [],
});

/** Adds a hundred thousand diseases to the existing ones. Their names are numbered from 1. */
export const seedHuge = () =>
  inTransaction(() => {
    for (let start = 1; start <= HUGE; start += CHUNK) {
      const rows = Array.from({ length: Math.min(CHUNK, HUGE - start + 1) }, (_, index) => diseaseOf(start + index));
      // The rows refer to no other rows, so there are no links to write.
      run('INSERT INTO diseases (doc) SELECT value FROM json_each(?)', [JSON.stringify(rows)]);
    }
  });
