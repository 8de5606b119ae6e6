import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { toBase64 } from 'lib/base64';
import { server, table } from '../mock-backend/server';
import { leaveDraft } from '../support/drafts';
import { visit } from '../support/visit';

const APP = '/application-admin';
const SYNONYM = `${APP}/disease-synonym/manage`;

describe.each([
  ['pt-br', /1 palavra ·/, /\(1 caractere\)/, 'com 1 caractere.', '1 caractere', '1 logger', /igual a 1 ano$/] as const,
  ['en', /1 word ·/, /\(1 character\)/, 'with 1 character.', '1 character', '1 logger', /equal to 1 year$/] as const,
])('in %s, a count of one is shown in the singular', (locale, words, prompt, listed, characters, logger, age) => {
  it('for the words of a synonym group', async () => {
    const word = table('synonymWords').insert({ name: 'fadiga' });
    table('synonymGroups').insert({ name: 'Cansaço', synonymWords: [word] });
    const user = await visit(`${APP}/synonym-group`, 'editor', locale);
    await user.click(await screen.findByRole('button', { name: /(Editar|Edit) Cansaço/ }));
    expect(await screen.findByDisplayValue(words)).toBeVisible();
  });

  it('for the characters of a draft', async () => {
    await leaveDraft('editor', 'diseaseSynonym', undefined, { savedAt: Date.now(), values: { name: 'A' } });
    await visit(SYNONYM, 'editor', locale);
    expect(await screen.findByText(prompt)).toBeVisible();
  });

  it('for the characters of each of several drafts', async () => {
    await leaveDraft('editor', 'diseaseSynonym', undefined, { savedAt: Date.now(), values: { name: 'A' } });
    await leaveDraft('editor', 'diseaseSynonym', undefined, { savedAt: Date.now() - 1, values: { name: 'B' } });
    await visit(SYNONYM, 'editor', locale);
    expect(await screen.findAllByText(listed, { exact: false })).toHaveLength(2);
  });

  it('for the characters of a long text', async () => {
    table('laboratories').insert({ name: 'Hemograma', generalContent: { rawMarkdownAvailable: toBase64('x') } });
    const user = await visit(`${APP}/laboratories`, 'editor', locale);
    await user.click(await screen.findByRole('link', { name: 'Hemograma' }));
    expect(await screen.findByText(characters)).toBeVisible();
  });

  it('for the loggers', async () => {
    server.use(http.get('*/management/logs', () => HttpResponse.json([{ name: 'ROOT', level: 'INFO' }])));
    await visit('/admin/logs', 'admin', locale);
    expect(await screen.findByText(logger)).toBeVisible();
  });

  it('for the years of an age range', async () => {
    const user = await visit(`${APP}/risk-factor/manage`, 'editor', locale);
    await user.type(await screen.findByLabelText(/^(Idade final|End age)/), '1');
    expect(screen.getByText(/^(Faixa etária|Age range):/)).toHaveTextContent(age);
  });
});
