import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { bySelector, found } from '../faults/disturbances';
import { server } from '../mock-backend/server';
import { visit } from '../support/visit';

const AREA = '/application-admin';
const NAMED = { id: 5, name: 'Outro' };

interface Case {
  list: string;
  /** The path of the list in the API. */
  api: string;
  record: object;
  /** Fields by their name, which is also their `data-cy`, with the value that is sent once they are emptied. */
  emptied: Record<string, unknown>;
}

const CASES: Case[] = [
  {
    list: 'diseases',
    api: 'diseases',
    record: { name: 'Asma', cid: 'J45', dsm: '1', category: 'CLINIC', free: true, groups: [], diseaseSymptoms: [] },
    emptied: { cid: null, dsm: null, category: null },
  },
  {
    list: 'laboratories',
    api: 'laboratories',
    record: { name: 'TSH', category: 'Hormônios', synonyms: [], groups: [] },
    emptied: { category: null },
  },
  {
    list: 'semiologies',
    api: 'semiologies',
    record: { name: 'Tórax', category: 'BASIC', synonyms: [] },
    emptied: { category: null },
  },
  {
    list: 'medical-scores',
    api: 'medical-scores',
    record: { name: 'Apgar', category: 'Neonatal', formula: 'a', synonyms: [] },
    emptied: { category: null, formula: '' },
  },
  {
    list: 'pediatric-doses',
    api: 'pediatric-doses',
    record: { name: 'Dipirona', category: NAMED, medicineLeaflet: NAMED, inputType: 'AGE', synonyms: [], contents: [] },
    emptied: { category: null, medicineLeaflet: null },
  },
  {
    list: 'medicine-groups',
    api: 'medicine-groups',
    record: { name: 'Dor', type: 'GROUP', parent: NAMED, children: [] },
    emptied: { parent: null },
  },
  {
    list: 'symptoms',
    api: 'symptoms',
    record: { name: 'Tosse', ageStart: 1, ageEnd: 9, symptomGender: 'BOTH', synonymGroups: [] },
    emptied: { ageStart: null, ageEnd: null },
  },
  {
    list: 'risk-factor',
    api: 'risk-factor',
    record: { name: 'Fumo', startAge: 1, endAge: 9, riskFactorGender: 'BOTH' },
    emptied: { startAge: null, endAge: null },
  },
  {
    list: 'editor-contents',
    api: 'editor-content',
    record: { name: 'Dengue', type: 'DISEASE', contentId: 7 },
    emptied: { contentId: null, type: null },
  },
  {
    list: 'coupon',
    api: 'coupons',
    record: {
      code: 'OITO',
      couponDiscountType: 'FIXED',
      discountValue: 8,
      limitUsages: 9,
      expireDate: '2026-12-31T10:00:00Z',
    },
    emptied: { discountValue: null, limitUsages: null, expireDate: null },
  },
  {
    list: 'plans',
    api: 'plans',
    record: {
      name: 'Anual',
      productId: 'a.b',
      planType: 'ANDROID',
      mobileType: 'ANDROID',
      period: 'YEARLY',
      amount: 10,
      discountPercentage: 100,
    },
    emptied: {
      productId: null,
      planType: null,
      mobileType: null,
      period: null,
      amount: null,
      discountPercentage: null,
    },
  },
  {
    list: 'notification',
    api: 'notifications',
    record: {
      title: 'Aviso',
      description: 'a',
      content: 'b',
      type: 0,
      contentType: 'CONTENT_DISEASE',
      contentId: '7',
      scheduleDate: '2026-12-31T10:00:00Z',
      validity: '2026-12-31',
    },
    emptied: { contentId: null, scheduleDate: null, validity: null, description: '' },
  },
];

/** Empties a text, a number, a date or a select. A picked record is emptied with its button. */
const empty = async (name: string) => {
  const control = await found(`form [data-cy="${name}"]`);
  if (control.matches('input, select, textarea')) fireEvent.change(control, { target: { value: '' } });
  else fireEvent.click(within(control).getByRole('button', { name: /^(Remover|Limpar)/ }));
};

it.each(CASES)(
  'R66: a form at $list sends cleared fields as null or empty text',
  async ({ list, api, record, emptied }) => {
    const stored = { id: 1, ...record };
    const sent: unknown[] = [];
    server.use(
      http.get(`*/api/${api}`, () => HttpResponse.json({ content: [stored], totalElements: 1, size: 20, number: 0 })),
      http.put(`*/api/${api}`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(stored);
      }),
    );
    await visit(`${AREA}/${list}`);
    fireEvent.click(await found('[data-cy="entityEditButton"]'));
    for (const name of Object.keys(emptied)) await empty(name);
    fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ ...stored, ...emptied });
    expect(bySelector('form .alert-danger')).toBeNull();
  },
);
