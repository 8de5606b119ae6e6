import type { SectionKey } from 'core/i18n/message-key';
import { changesOf } from 'features/changes/changes';
import { charactersOf, comparisonOf } from 'features/changes/comparison';
import { toBase64 } from 'lib/base64';
import { readerOf } from 'lib/long-texts';
import { type LongText, textsIn } from 'lib/long-texts';
import { hashOf } from 'lib/record-hash';
import { longText } from 'lib/records/parts';

/** Each change as one line. */
const shown = (i18n: SectionKey, before: object, after: object) =>
  changesOf(i18n, comparisonOf(before, after)).map(change =>
    change.kind === 'items'
      ? `${change.label} -${change.removed.join()} +${change.added.join()}`
      : `${change.label}: ${change.before} → ${change.after}`,
  );

const febre = { id: 1, name: 'Febre' };
const tosse = { id: 2, name: 'Tosse' };
const rowsOf = (...weights: [symptom: object, weight: number][]) => ({
  diseaseSymptoms: weights.map(([symptom, weight]) => ({ symptom, weight })),
});
const cardsOf = (...cards: [questionText: string, answerText: string][]) => ({
  flashcards: cards.map(([questionText, answerText], at) => ({ questionText, answerText, position: at + 1 })),
});
const paramsOf = (codes: string) => ({
  formulaParams: [...codes].map((code, at) => ({ id: 'abc'.indexOf(code), code, position: at + 1 })),
});
const PICTURE = { referenceName: 'pulmao', content: 'A'.repeat(4096), contentContentType: 'image/png' };

describe('the changes of a record', () => {
  it('R180: name authorities as the form does, and by their own name if the console has none', () => {
    const after = { authorities: ['ROLE_USER', 'ROLE_EMPLOYEE', 'ROLE_GHOST'] };
    expect(shown('userManagement', { authorities: ['ROLE_USER', 'ROLE_ADMIN'] }, after)).toEqual([
      'Permissões -Administrador +Funcionário,ROLE_GHOST',
    ]);
  });

  it.each<[string, SectionKey, object, object, string[]]>([
    ['nothing', 'diseases', { name: 'Asma', cid: null }, { name: 'Asma', cid: '' }, []],
    ['a text', 'diseases', { name: 'Asma' }, { name: 'Asma grave' }, ['Nome: Asma → Asma grave']],
    ['a flag', 'diseases', { free: false }, { free: true }, ['Gratuita: Não → Sim']],
    ['a choice', 'diseases', {}, { category: 'CLINIC' }, ['Categoria:  → Clínica médica']],
    ['a numbered choice', 'notification', { type: 0 }, { type: 2 }, ['Público: Todos os usuários → Assinantes']],
    ['a day', 'notification', { validity: '2026-03-01' }, { validity: null }, ['Validade: 01/03/2026 → ']],
    [
      'a number deep inside',
      'diseases',
      { diseaseDiagnosticVariables: { id: 3, region: { id: 4, insideBrazil: { north: 1 } } } },
      { diseaseDiagnosticVariables: { region: { insideBrazil: { north: 2.5 } } } },
      ['Norte: 1 → 2,5'],
    ],
    [
      'a reference',
      'medicineGroups',
      { parent: febre },
      { parent: tosse },
      [expect.stringMatching(/: Febre → Tosse$/)],
    ],
    [
      'a reference that came with more',
      'medicineGroups',
      { parent: febre },
      { parent: { ...febre, type: 'GROUP' } },
      [],
    ],
    ['references', 'diseases', { groups: [febre] }, { groups: [tosse] }, ['Grupos -Febre +Tosse']],
    [
      'what only the server knows',
      'diseases',
      { createdBy: 'a', applicationPictures: [] },
      { createdBy: 'b', applicationPictures: [{ id: 1 }] },
      [],
    ],
    [
      'a row by the name of its item',
      'diseases',
      rowsOf([febre, 1], [tosse, 2]),
      rowsOf([tosse, 3]),
      ['Sintomas -Febre (Peso: 1) +', 'Sintomas: Tosse · Peso: 2 → 3'],
    ],
    [
      'a moved row once, not the numbers of all others',
      'medicalCalculators',
      paramsOf('abc'),
      paramsOf('cab'),
      ['Parâmetros: c · posição: 3 → 1'],
    ],
    [
      'an edited card among cards without identity',
      'flashcards',
      cardsOf(['p1', 'r'], ['p2', 'r'], ['p3', 'r']),
      cardsOf(['p1', 'r'], ['p3', 'nova']),
      ['Flashcards -p2 (Resposta: r) +', 'Flashcards: p3 · Resposta: r → nova'],
    ],
    [
      'a picture by its kind and size',
      'groups',
      { groupPicture: null },
      { groupPicture: PICTURE },
      ['Imagem · Nome de referência da imagem:  → pulmao', 'Imagem:  → imagem png, 3\u00a0KB'],
    ],
  ])('show %s', (_, i18n, before, after, expected) => {
    expect(shown(i18n, before, after)).toEqual(expected);
  });
});

describe('long texts', () => {
  interface Record {
    name: string;
    treatment?: LongText;
  }
  const reader = readerOf(textsIn<Record>({ treatment: longText }));
  const record = (text: string): Record => ({ name: 'Asma', treatment: { rawMarkdownAvailable: toBase64(text) } });

  it('are compared by their decoded text, not by their stored form', () => {
    const comparison = comparisonOf(record('Inalação'), record('Inalação diária'), reader);
    expect(changesOf('diseases', comparison)).toEqual([
      { path: 'treatment', label: 'Tratamento', kind: 'text', before: 'Inalação', after: 'Inalação diária' },
    ]);
    expect(charactersOf(comparison)).toBe('Asma'.length + 'Inalação diária'.length);
  });
});

describe('the hash of a record', () => {
  it('does not depend on the order of the fields or on how empty values are written', () => {
    expect(hashOf({ a: 1, b: null, c: { d: '', e: 2 } })).toBe(hashOf({ c: { e: 2 }, a: 1 }));
  });

  it('differs between different records', () => {
    expect(hashOf({ name: 'Asma' })).not.toBe(hashOf({ name: 'Asmo' }));
    expect(hashOf({ rows: [1, 2] })).not.toBe(hashOf({ rows: [2, 1] }));
  });
});
