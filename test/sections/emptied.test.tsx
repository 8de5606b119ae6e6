import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bySelector, found } from '../faults/disturbances';
import { serveList } from '../support/serve-list';
import { visit } from '../support/visit';

const AREA = '/application-admin';
const NAMED = { id: 5, name: 'Outro' };

/** Of each form, a record, and its fields by their `data-cy`, with the value that is sent once they are emptied. */
const CASES: [list: string, record: object, emptied: Record<string, unknown>, api?: string][] = [
  [
    'diseases',
    {
      name: 'Asma',
      cid: 'J45',
      dsm: '1',
      category: 'CLINIC',
      free: true,
      groups: [],
      diseaseSynonyms: [],
      diseaseSymptoms: [],
    },
    { cid: null, dsm: null, category: null },
  ],
  ['laboratories', { name: 'TSH', category: 'Hormônios', synonyms: [], groups: [] }, { category: null }],
  ['semiologies', { name: 'Tórax', category: 'BASIC', synonyms: [] }, { category: null }],
  [
    'medical-scores',
    { name: 'Apgar', category: 'Neonatal', formula: 'a', synonyms: [] },
    { category: null, formula: '' },
  ],
  [
    'pediatric-doses',
    { name: 'Dipirona', category: NAMED, medicineLeaflet: NAMED, inputType: 'AGE', synonyms: [], contents: [] },
    { category: null, medicineLeaflet: null },
  ],
  ['medicine-groups', { name: 'Dor', type: 'GROUP', parent: NAMED, children: [] }, { parent: null }],
  [
    'symptoms',
    { name: 'Tosse', ageStart: 1, ageEnd: 9, symptomGender: 'BOTH', synonymGroups: [] },
    { ageStart: null, ageEnd: null },
  ],
  ['risk-factor', { name: 'Fumo', startAge: 1, endAge: 9, riskFactorGender: 'BOTH' }, { startAge: null, endAge: null }],
  [
    'editor-contents',
    { name: 'Dengue', type: 'DISEASE', contentId: 7 },
    { contentId: null, type: null },
    'editor-content',
  ],
  [
    'coupon',
    { code: 'OITO', couponDiscountType: 'FIXED', discountValue: 8, limitUsages: 9, expireDate: '2026-12-31T10:00:00Z' },
    { discountValue: null, limitUsages: null, expireDate: null },
    'coupons',
  ],
  [
    'plans',
    {
      ...{ name: 'Anual', productId: 'a.b', planType: 'ANDROID', mobileType: 'ANDROID', period: 'YEARLY' },
      ...{ amount: 10, discountPercentage: 100 },
    },
    { productId: null, planType: null, mobileType: null, period: null, amount: null, discountPercentage: null },
  ],
  [
    'notification',
    {
      ...{ title: 'Aviso', description: 'a', content: 'b', type: 0, contentType: 'CONTENT_DISEASE', contentId: '7' },
      ...{ scheduleDate: '2026-12-31T10:00:00Z', validity: '2026-12-31' },
    },
    { contentId: null, scheduleDate: null, validity: null, description: '' },
    'notifications',
  ],
];

/** Empties a text, a number, a date or a select. A picked record is emptied with its button. */
const empty = async (name: string) => {
  const control = await found(`form [data-cy="${name}"]`);
  if (control.matches('input, select, textarea')) fireEvent.change(control, { target: { value: '' } });
  else fireEvent.click(within(control).getByRole('button', { name: /^(Remover|Limpar)/ }));
};

it.each(CASES)(
  'R66: a form at %s sends cleared fields as null or empty text',
  async (list, record, emptied, api = list) => {
    const stored = { id: 1, ...record };
    const sent = serveList(api, stored);
    await visit(`${AREA}/${list}`);
    fireEvent.click(await found('[data-cy="entityEditButton"]'));
    for (const name of Object.keys(emptied)) await empty(name);
    fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ ...stored, ...emptied });
    expect(bySelector('form .alert-danger')).toBeNull();
  },
);
