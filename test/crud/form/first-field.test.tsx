import { screen, waitFor } from '@testing-library/react';
import { table } from '../../mock-backend/server';
import { databaseAnswers, leaveDraft } from '../../support/drafts';
import { stubMatchMedia } from '../../support/match-media';
import { openRecord } from '../../support/open-record';
import { visit } from '../../support/visit';

const AREA = '/application-admin';
const SYNONYMS = `${AREA}/disease-synonym`;

/** Presses the list's button for a new record. */
const openNew = async (section: string) => {
  const user = await visit(`${AREA}/${section}`);
  const [add] = await screen.findAllByRole('button', { name: /^Adicionar/ });
  await user.click(add);
  await screen.findByRole('button', { name: 'Salvar' });
};

const heading = () => screen.getByRole('heading', { level: 1 });

describe('The form of a new record', () => {
  it.each([
    { what: 'a text', section: 'disease-synonym', field: () => screen.getByLabelText(/Nome/) },
    { what: 'a text beside an index', section: 'diseases', field: () => screen.getByLabelText(/^Nome/) },
    {
      what: 'a record to choose',
      section: 'interactions',
      field: () => screen.getByRole('button', { name: 'Escolher: Substância' }),
    },
  ])('opens with the focus in its first field: $what', async ({ section, field }) => {
    await openNew(section);
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('has the focus on its heading when a draft is offered', async () => {
    await leaveDraft('editor', 'diseaseSynonym', undefined, { savedAt: Date.now(), values: { name: 'Febre' } });
    await openNew('disease-synonym');
    expect(await screen.findByRole('button', { name: 'Restaurar' })).toBeVisible();
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('has the focus on its heading on a touch screen, to keep the on-screen keyboard closed', async () => {
    stubMatchMedia('pointer: coarse', () => true);
    await openNew('disease-synonym');
    await databaseAnswers();
    expect(heading()).toHaveFocus();
  });

  it('does not move the focus when the page was loaded directly at its URL', async () => {
    await visit(`${SYNONYMS}/manage`);
    await screen.findByRole('button', { name: 'Salvar' });
    await databaseAnswers();
    expect(document.body).toHaveFocus();
  });
});

it('The form of a stored record opens with the focus on its heading', async () => {
  table('diseaseSynonyms').insert({ name: 'Febre' });
  await openRecord(SYNONYMS, 'Febre');
  await databaseAnswers();
  expect(heading()).toHaveFocus();
});
