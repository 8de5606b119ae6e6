import { interactions, interactionsOf } from 'sections/interactions/duck';
import * as interaction from 'sections/interactions/model';
import { check } from 'ui/form/rules';
import { openStore, recordCalls } from '../support/duck-calls';

const { sent, answer } = recordCalls();

describe('an interaction', () => {
  const aspirin = [{ id: 5, name: 'Aspirina' }];

  const interactionResult = { id: 9, result: 'Sangra', conduct: 'Evitar' };
  const wire = {
    ...interaction.blank,
    substance: { id: 4, name: 'Varfarina' },
    interactionGroups: [{ id: 6, name: 'Anti-inflamatórios' }],
    interactionSubstances: [{ id: 5, name: 'Aspirina' }],
    interactionResult,
  };

  it('gets its id from its result and its name from its substances and groups, and is encoded back unchanged', () => {
    const decoded = interaction.decodeInteraction(wire);
    expect(decoded).toEqual({ ...wire, id: 9, name: 'Varfarina × Anti-inflamatórios, Aspirina' });
    expect(interaction.encodeInteraction(decoded)).toEqual(wire);
  });

  it.each<[string, object]>([
    ['an id', { id: 31 }],
    ['a name', { name: 'Sangramento' }],
    ['both', { id: 31, name: 'Sangramento' }],
    ['both, empty', { id: null, name: null }],
  ])('that is received with %s of its own is sent back with it, and a copy has none', (_what, own) => {
    const decoded = interaction.decodeInteraction({ ...wire, ...own });
    expect(decoded).toMatchObject({ id: 9, name: 'Varfarina × Anti-inflamatórios, Aspirina' });
    expect(interaction.encodeInteraction(decoded)).toMatchObject({ ...wire, ...own });
    const { id, name } = interaction.encodeInteraction({ ...decoded, id: undefined });
    expect([id, name]).toEqual([undefined, undefined]);
  });

  it('without a substance is named by the groups and substances that it interacts with', () => {
    expect(interaction.decodeInteraction({ ...wire, substance: null }).name).toBe('Anti-inflamatórios, Aspirina');
    expect(interaction.decodeInteraction({ ...interaction.blank, interactionGroups: null as never })).toMatchObject({
      id: undefined,
      name: '',
    });
    expect(interaction.decodeInteraction({ ...interaction.blank, interactionResult: undefined as never }).id).toBe(
      undefined,
    );
  });

  it.each([
    [{ interactionGroups: null as never, interactionSubstances: aspirin }],
    [{ interactionGroups: aspirin, interactionSubstances: null as never }],
  ])('with a missing group or substance list is named by the other list', lists => {
    expect(interaction.decodeInteraction({ ...interaction.blank, ...lists }).name).toBe('Aspirina');
  });

  it.each([[{ id: 4, name: 'Varfarina' }], [{ name: '', substance: { id: 4, name: 'Varfarina' } }]])(
    'has a list row for its substance, decoded from %j',
    row => {
      expect(interaction.decodeSubstance(row)).toEqual({ id: 4, name: 'Varfarina' });
    },
  );

  it('R118: needs a result and a conduct', () => {
    const required = 'entity.validation.required';
    expect(check(interaction.rules, interaction.blank)).toEqual({
      interactionResult: { result: required, conduct: required },
    });
    expect(check(interaction.rules, { ...interaction.blank, interactionResult: undefined as never })).toEqual({
      interactionResult: { result: required, conduct: required },
    });
  });
});

describe('the interactions of a substance', () => {
  const URL = '/api/interactions/substance/a%2Fb';
  const row = (id: number) => ({ substance: { name: 'A' }, interactionResult: { id } });

  it('are returned on one page, without unreadable rows', async () => {
    answer(`GET ${URL}`, [row(3), null, 'x']);
    const { fetchPage } = interactionsOf('a/b');
    const { content, ...counts } = await fetchPage();
    expect(content).toMatchObject([{ id: 3, name: 'A' }]);
    expect(counts).toEqual({ totalElements: 1, size: 1, number: 0 });
    expect(sent).toEqual([`GET ${URL}`]);
  });
});

it('a saved interaction is read from the answer as its list reads it: with the id of its result and a name', async () => {
  const { dispatch } = openStore(interactions);
  answer('POST /api/interactions', { id: 31, substance: { name: 'A' }, interactionResult: { id: 9 } });
  expect(await dispatch(interactions.save(interaction.blank))).toMatchObject({ id: 9, name: 'A' });
});
