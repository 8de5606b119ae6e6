import { medicalCalculators } from 'sections/medical-calculators/duck';
import { openStore, recordCalls } from '../support/duck-calls';

const URL = '/api/medical-calculators';

const { sent, answer } = recordCalls();

const param = (code: string, position: unknown, options: unknown = []) => ({ code, position, options });
const option = (code: string, order: unknown) => ({ code, order });

/** The calculator as the list reads it. */
const read = async (formulaParams: unknown) => {
  answer(`GET ${URL}`, [{ id: 1, name: 'IMC', formulaParams: formulaParams as [] }]);
  return (await medicalCalculators.fetchPage()).content[0];
};

const codes = (rows: readonly { code: string }[]) => rows.map(({ code }) => code).join(' ');

it.each([
  ['have texts as positions', [param('b', '10'), param('a', '9')], 'a b'],
  ['have no position', [param('c', null), param('a', 1), param('d', {}), param('b', 2)], 'a b c d'],
  ['are missing', null, ''],
])('the parameters of a calculator are sorted by position when they %s', async (_what, params, expected) => {
  expect(codes((await read(params)).formulaParams)).toBe(expected);
});

it('the options of a parameter are none when they are missing', async () => {
  const { formulaParams } = await read([param('a', 1, null)]);
  expect(formulaParams[0].options).toEqual([]);
});

it('unreadable parameters and values are sent back unchanged when the calculator is saved', async () => {
  const second = { ...param('b', '2', null), id: 4 };
  const odd = { ...param('a', { value: 1 }), id: 3 };
  const options = [
    { ...option('y', 2), id: 6 },
    { ...option('x', '1'), id: 5 },
  ];
  await openStore().dispatch(medicalCalculators.save(await read([{ ...odd, options }, 'x', second])));
  const { formulaParams } = JSON.parse(sent.at(-1)?.replace(`PUT ${URL} `, '') ?? '') as { formulaParams: unknown };
  expect(formulaParams).toEqual([second, { ...odd, options: options.toReversed() }, 'x']);
});
