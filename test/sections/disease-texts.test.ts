import { type Disease, disease } from 'sections/diseases/record';
import { changedTexts, hasText, releaseLater } from 'sections/diseases/releases';
import { illustratedProcedure } from 'sections/illustrated-procedures/record';

const diseaseWith = (change: Partial<Disease>): Disease => ({ ...disease.blank, name: 'Asma', ...change });
const available = { id: 1, rawMarkdownAvailable: 'new' };
const waiting = { ...available, rawMarkdownToRelease: 'old' };

it.each<[string, boolean, Partial<Disease>]>([
  ['no text', false, {}],
  ['empty texts', false, { diagnostic: { rawMarkdownAvailable: '' } }],
  ['one text', true, { treatment: available }],
  ['a text that only waits', false, { diagnostic: { rawMarkdownToRelease: 'old' } }],
])('a disease with %s has something to release: %p', (_what, has, change) => {
  expect(hasText(diseaseWith(change))).toBe(has);
});

describe('the text that waits for the next release', () => {
  it('becomes the available text on "release later", whatever it was before', () => {
    expect(releaseLater(diseaseWith({ diagnostic: waiting, treatment: available }))).toEqual(
      diseaseWith({
        diagnostic: { ...waiting, rawMarkdownToRelease: 'new' },
        treatment: { ...available, rawMarkdownToRelease: 'new' },
      }),
    );
  });

  it('is unchanged when no text is available, and a missing text is not created', () => {
    const diagnostic = { rawMarkdownToRelease: 'old' };
    expect(releaseLater(diseaseWith({ diagnostic }))).toEqual(diseaseWith({ diagnostic }));
    expect(releaseLater(diseaseWith({}))).not.toHaveProperty('treatment');
  });
});

it('a text counts as changed only if its content differs', () => {
  const opened = diseaseWith({ diagnostic: available });
  const edited = diseaseWith({ diagnostic: { rawMarkdownAvailable: 'new' }, treatment: available });
  const namesOf = (...sides: Parameters<typeof changedTexts>) =>
    changedTexts(...sides)
      .texts.filter(({ before, after }) => before !== after)
      .map(({ name }) => name);
  expect(namesOf(opened, edited)).toEqual(['treatment']);
  expect(namesOf(opened, opened)).toEqual([]);
  expect(namesOf(diseaseWith({}), diseaseWith({ diagnostic: { rawMarkdownAvailable: '' } }))).toEqual([]);
});

describe('the texts of an illustrated procedure', () => {
  const general = { id: 3, type: 'general' as never, content: { rawMarkdownAvailable: 'a', id: 4 } as object };
  const other = { id: 5, type: 'MATERIALS' as const };
  const procedure = { ...illustratedProcedure.blank, name: 'Sutura', illustratedProcedureContents: [other, general] };

  it('are read by their type, in uppercase or lowercase', () => {
    expect(illustratedProcedure.texts.read(procedure, 'GENERAL')).toBe('a');
    expect(illustratedProcedure.texts.read(procedure, 'MATERIALS')).toBeUndefined();
    expect(illustratedProcedure.texts.read(procedure, 'TECHNICIAN')).toBeUndefined();
  });

  it('R120: are written at their current position, and a new one is added at the end', () => {
    const written = illustratedProcedure.texts.write(
      illustratedProcedure.texts.write(procedure, 'GENERAL', 'b'),
      'TECHNICIAN',
      'c',
    );
    expect(written.illustratedProcedureContents).toEqual([
      other,
      { ...general, content: { id: 4, rawMarkdownAvailable: 'b' } },
      { type: 'TECHNICIAN', content: { rawMarkdownAvailable: 'c' } },
    ]);
  });

  it('with an unknown type are not written', () => {
    expect(illustratedProcedure.texts.write(procedure, 'OTHER', 'b')).toBe(procedure);
  });

  it('are written into a new list when the procedure has no list', () => {
    const bare = { ...procedure, illustratedProcedureContents: undefined as never };
    expect(illustratedProcedure.texts.read(bare, 'GENERAL')).toBeUndefined();
    expect(illustratedProcedure.texts.write(bare, 'GENERAL', 'b').illustratedProcedureContents).toEqual([
      { type: 'GENERAL', content: { rawMarkdownAvailable: 'b' } },
    ]);
  });
});
