import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { STAFF } from '../authorities';
import { answering, writesOf } from '../crud';
import { MAX_PAGE_SIZE, pageable, queryOf } from '../request';
import { resource, type Row } from '../resource';
import rows from '../seed/commerce/settings.json';
import { table } from '../table';

const settings = resource({
  name: 'applicationSettings',
  entity: 'applicationSetting',
  searched: ['key'],
  unique: ['key'],
  rows,
});

// There are few settings: a request without a size gets all of them.
const list = http.get('*/api/application-settings', ({ request }) => {
  const requested = pageable(request);
  const size = queryOf(request).has('size') ? requested.size : MAX_PAGE_SIZE;
  return answering(request, () => HttpResponse.json({ ...table('applicationSettings').page({ ...requested, size }) }));
});

/** The console may change only the value. */
const serverOwned = (_: unknown, existing?: Row) => ({ key: existing?.key, description: existing?.description });

const [, change] = writesOf(settings, { url: '/api/application-settings', serverOwned });

export const applicationSettingHandlers = allow(STAFF, [list, change]);
