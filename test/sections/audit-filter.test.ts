import { filterEvents, NO_FILTER } from 'sections/audits/filter';
import type { AuditEvent } from 'sections/audits/model';
import { lastDays } from 'sections/audits/range';

const event = (change: Partial<AuditEvent>): AuditEvent => ({
  timestamp: '',
  principal: 'editor',
  type: 'AUTHENTICATION_SUCCESS',
  message: '',
  remoteAddress: '10.0.0.1',
  ...change,
});
const refused = event({ principal: 'José', type: 'AUTHENTICATION_FAILURE', message: 'Bad credentials' });
const denied = event({ type: 'AUTHORIZATION_FAILURE', remoteAddress: '10.0.0.2' });
const events = [event({}), refused, denied];

it.each([
  [{}, events],
  [{ failuresOnly: true }, [refused, denied]],
  [{ text: ' JOSÉ ' }, [refused]],
  [{ text: 'jose' }, [refused]],
  [{ text: 'crédentials' }, [refused]],
  [{ text: 'credentials' }, [refused]],
  [{ text: '0.2', failuresOnly: true }, [denied]],
  [{ text: 'authorization_' }, [denied]],
  [{ text: 'success', failuresOnly: true }, []],
])('the filter %j leaves what it should', (filter, left) => {
  expect(filterEvents(events, { ...NO_FILTER, ...filter })).toEqual(left);
});

it.each([
  [1, '2026-03-01'],
  [7, '2026-02-23'],
  [30, '2026-01-31'],
])('the last %s days begin on %s and end tomorrow', (days, fromDate) => {
  expect(lastDays(days, new Date('2026-03-01T12:00:00'))).toEqual({ fromDate, toDate: '2026-03-02' });
});
