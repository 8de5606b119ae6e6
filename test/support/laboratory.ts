import { toBase64 } from 'lib/base64';
import { table } from '../mock-backend/server';

/** A long text as records store it. */
export const markdown = (text: string) => ({ rawMarkdownAvailable: toBase64(text) });

/** Stores a laboratory with one text. */
export const insertLaboratory = () =>
  table('laboratories').insert({
    name: 'Hemograma',
    category: 'Sangue',
    isAvailableForFree: true,
    generalContent: markdown('Conta as células.'),
    synonyms: [],
    groups: [],
  });

/** Stores a semiology with one text. */
export const insertSemiology = (name: string, text: string) =>
  table('semiologies').insert({ name, isAvailableForFree: true, synonyms: [], anamnesisContent: markdown(text) });
