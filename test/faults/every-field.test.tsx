import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { get } from 'react-hook-form';
import { sections } from 'app/sections';
import { text } from 'lib/records/parts';
import { ptBr } from '../../i18n/pt-br';
import { callOf } from '../contract/probe/reads';
import { recordSchema } from '../contract/probe/record-schema';
import { definitionOf } from '../support/record-definition';
import { bareRecord, editedRecords, filledRecord, notesOn, singleFields } from '../support/section-fields';
import { serveEverywhere } from '../support/serve-list';
import { visit } from '../support/visit';
import { bySelector, found } from './disturbances';
import { formOf, openForm, SAVE, save } from './forms';

type Fields = Record<string, unknown>;

const ROWS = editedRecords
  .filter(records => singleFields(records).length > 0)
  .map(records => [records.path, { ...records, form: formOf(records.path) }] as const);

type Row = (typeof ROWS)[number][1];

/** What a record must hold so that its form opens and shows all that can be entered. */
const SPECIAL: Readonly<Record<string, object>> = {
  // Without a category, its picture is not sent.
  groups: { groupPicture: null },
  interactions: { interactionResult: { id: 9, result: 'abcd', conduct: 'abcd' } },
  notification: { contentType: 'CONTENT_DISEASE', url: null },
};

/** The list of the records that a form edits, where the section lists others. */
const LISTED: Readonly<Record<string, string>> = { interactions: 'GET /api/interactions/substance/{substanceId}' };

/** Opens the form of a record with these fields. Also returns the bodies that it sends. */
const open = async ({ form }: Row, record: Fields) => {
  const sent = serveEverywhere<Fields>({ id: 9, ...record });
  const user = await visit(form.list, form.login);
  await openForm(user, form);
  return { user, sent };
};

const controlOf = (field: string) => bySelector(`form [data-cy="${field}"]`);
const isTyped = (field: string) => controlOf(field)?.matches('input, textarea') === true;
const enter = (field: string, value: string) => fireEvent.change(controlOf(field) ?? document, { target: { value } });

/** A required text, and a select without an empty option, cannot be emptied. */
const canBeEmptied = (field: string) => !controlOf(field)?.matches(':required, select:not(:has(option[value=""]))');

/** Clears a text, a number, a date or a select. A picked record is cleared with its button. */
const clear = (field: string) => {
  const control = controlOf(field);
  if (!control || control.matches('input, select, textarea')) enter(field, '');
  else fireEvent.click(within(control).getByRole('button', { name: /^(Remover|Limpar)/ }));
};

/** The texts that are typed in the form, each with its most characters, as `openapi.json` says. */
const limitsOf = async ({ path, shape }: Row, fields: readonly string[]) => {
  const duck = sections.find(section => section.path === path)?.records?.duck;
  const { properties = {} } = recordSchema(LISTED[path] ?? (await callOf(async () => duck?.fetchPage())));
  const texts = fields.filter(field => isTyped(field) && shape[field].read === text.read);
  return texts.map(field => [field, properties[field]?.maxLength] as const);
};

/** A cleared text is an empty text where a new record has one. */
const emptyAs = (blank: unknown) => (typeof blank === 'string' ? '' : null);

const { tooLong } = ptBr.entity.validation;

const ADD_CONTROL =
  'the form has no control for it. Add one to manage.tsx, or the reason to WITHOUT_CONTROL of test/support/section-fields.ts.';
const ADD_LIMIT = 'test/openapi.json does not say how long it may be. Add its maxLength to the schema of the record.';

it.each(ROWS)(
  'R66, R76: the form of %s refuses a text over its limit at the field, and sends an emptied field as null or as an empty text',
  async (path, row) => {
    const blank = (await definitionOf(path)).blank ?? {};
    const stored = { ...filledRecord(row.shape), ...SPECIAL[path] };
    const { user, sent } = await open(row, stored);
    const fields = singleFields(row).filter(field => !(field in (SPECIAL[path] ?? {})));
    expect(
      notesOn(
        row,
        fields.filter(field => !controlOf(field)),
        ADD_CONTROL,
      ),
    ).toEqual([]);
    const limits = await limitsOf(row, fields);
    const unlimited = limits.filter(([, limit]) => limit === undefined).map(([field]) => field);
    expect(notesOn(row, unlimited, ADD_LIMIT)).toEqual([]);

    for (const [field, limit = 0] of limits) {
      enter(field, '1'.repeat(limit + 1));
      await user.click(await found(SAVE));
      await waitFor(() => expect(controlOf(field)).toHaveAccessibleDescription(expect.stringContaining(tooLong)));
      expect(sent).toEqual([]);
      enter(field, '1'.repeat(limit));
    }
    const emptied = fields.filter(canBeEmptied);
    emptied.forEach(clear);
    await save(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      ...stored,
      ...Object.fromEntries(limits.map(([field, limit = 0]) => [field, '1'.repeat(limit)])),
      ...Object.fromEntries(emptied.map(field => [field, emptyAs(blank[field])])),
    });
  },
);

/** A choice has the texts of its values: `<field>Options`. The kind of an editor content is chosen in a dialog. */
const hasChoices = ([path]: (typeof ROWS)[number]) => {
  const i18n = sections.find(section => section.path === path)?.i18n ?? 'global';
  return path !== 'editor-contents' && JSON.stringify(ptBr[i18n]).includes('Options"');
};

it.each(ROWS.filter(hasChoices))(
  'a choice without a value in a record of %s is shown as "none" and stays unset when saved',
  async (path, row) => {
    // A symptom of a disease needs a weight.
    const { user, sent } = await open(row, bareRecord(row.shape, path !== 'diseases'));
    const choices = screen.getAllByRole('combobox').filter(({ tagName }) => tagName === 'SELECT');
    choices.forEach(choice => expect(choice).toHaveDisplayValue(ptBr.global.none));
    await user.click(await found(SAVE));
    await waitFor(() => expect(sent).toHaveLength(1));
    const names = choices.map(choice => choice.getAttribute('data-cy') ?? '');
    expect(names.map(name => get(sent[0], name) as unknown)).toEqual(names.map(() => undefined));
  },
);
