import { readDateTime } from 'lib/dates';

// Jest runs in America/Sao_Paulo. There the clocks went from 00:00 to 01:00 on 4 November 2018, the last such change.

test.each(['04/11/2018 00:00', '4.11.2018 0:59', '04/11/2018 00:30:10', '2018-11-04T00:59:59'])(
  'the time %j, which the clocks skip, is refused with that reason',
  text => {
    expect(readDateTime(text)).toEqual({ refused: 'clockChange' });
  },
);

test.each([
  ['03/11/2018 23:59', '2018-11-04T02:59:00.000Z'],
  ['04/11/2018 01:00', '2018-11-04T03:00:00.000Z'],
  ['04/11/2018', '2018-11-04T03:00:00.000Z'],
  ['2018-11-04T00:30Z', '2018-11-04T00:30:00.000Z'],
  ['17/02/2018 23:30', '2018-02-18T01:30:00.000Z'],
])('the time %j beside a clock change is the instant %s', (text, date) => {
  expect(readDateTime(text)).toEqual({ date });
});
