import { filterEvents, NO_FILTER } from 'sections/audits/filter';
import { lastDays, readRange } from 'sections/audits/range';
import { type AuditEvent, decodeEvent } from 'sections/audits/record';
import { speakPortuguese } from '../support/portuguese';

beforeAll(speakPortuguese);

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
  [{ text: 'jose' }, [refused]],
  [{ text: 'credentials' }, [refused]],
  [{ text: '0.2', failuresOnly: true }, [denied]],
  [{ text: 'authorization_' }, [denied]],
  [{ text: 'acesso negado' }, [denied]],
  [{ text: 'joséauthentication' }, []],
])('the filter %j returns only the matching events', (filter, left) => {
  expect(filterEvents(events, { ...NO_FILTER, ...filter })).toEqual(left);
});

it.each([
  [1, '2026-03-01'],
  [30, '2026-01-31'],
])('the last %s days begin on %s and end tomorrow', (days, fromDate) => {
  expect(lastDays(days, new Date('2026-03-01T12:00:00'))).toEqual({ fromDate, toDate: '2026-03-02' });
});

const TODAY = new Date('2026-03-31T12:00:00');
const AROUND_TODAY = { fromDate: '2026-02-28', toDate: '2026-04-01' };

it.each([
  ['?fromDate=2026-01-02&toDate=2026-01-02', { fromDate: '2026-01-02', toDate: '2026-01-02' }],
  ['?fromDate=2026-01-03&toDate=2026-01-02', AROUND_TODAY],
  ['?fromDate=2026-01-02', AROUND_TODAY],
  ['?toDate=2026-01-02', AROUND_TODAY],
  ['?fromDate=2026-1-2&toDate=2026-01-03', AROUND_TODAY],
  ['?fromDate=2026-01-02&toDate=x2026-01-03', AROUND_TODAY],
])('the URL query %j gives the range %j', (search, range) => {
  expect(readRange(search, TODAY)).toEqual(range);
});

it.each<[string, object, object]>([
  ['all that a row shows', { id: 7, data: { message: 'm', remoteAddress: 'r' } }, { id: '7', message: 'm' }],
  ['no data', { principal: 'ana' }, { id: undefined, principal: 'ana', message: '', remoteAddress: '' }],
  ['values that are no texts', { timestamp: null, type: {}, data: [] }, { timestamp: '', type: '', message: '' }],
])('an audit event with %s is decoded', (_what, received, shown) => {
  expect(decodeEvent(received as AuditEvent)).toMatchObject(shown);
});
