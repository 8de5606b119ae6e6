import { bytesText } from 'features/monitoring/bytes';
import { readHealth } from 'features/monitoring/read-health';

test.each([
  [0, '0\u00a0B'],
  [1023, '1.023\u00a0B'],
  [1536, '1,5\u00a0KB'],
  [10_485_760, '10\u00a0MB'],
  [250_685_575_168, '233,47\u00a0GB'],
])('%d bytes are formatted with a unit', (bytes, text) => expect(bytesText(bytes)).toBe(text));

test('the sizes of a disk have a unit, and other numbers stay unchanged', () => {
  const details = {
    diskSpace: { status: 'UP', details: { total: 1536, free: 1024, threshold: 512, exists: true } },
    db: { status: 'UP', details: { total: 1536 } },
  };
  expect(readHealth({ status: 'UP', details }).indicators.map(one => one.details)).toEqual([
    [
      ['total', '1,5\u00a0KB'],
      ['free', '1\u00a0KB'],
      ['threshold', '512\u00a0B'],
      ['exists', 'true'],
    ],
    [['total', '1536']],
  ]);
});
