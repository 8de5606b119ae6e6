import { bytesText } from 'features/monitoring/bytes';
import { readHealth } from 'features/monitoring/read-health';

test.each([
  [0, '0 B'],
  [1023, '1.023 B'],
  [1536, '1,5 KB'],
  [10_485_760, '10 MB'],
  [250_685_575_168, '233,47 GB'],
])('%d bytes are formatted with a unit', (bytes, text) => expect(bytesText(bytes)).toBe(text));

test('the sizes of a disk have a unit, and other numbers stay unchanged', () => {
  const details = {
    diskSpace: { status: 'UP', details: { total: 1536, free: 1024, threshold: 512, exists: true } },
    db: { status: 'UP', details: { total: 1536 } },
  };
  expect(readHealth({ status: 'UP', details }).indicators.map(one => one.details)).toEqual([
    [
      ['total', '1,5 KB'],
      ['free', '1 KB'],
      ['threshold', '512 B'],
      ['exists', 'true'],
    ],
    [['total', '1536']],
  ]);
});
