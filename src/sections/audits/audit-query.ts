import { readQuery } from 'core/redux/list-query';
import { knownSort, sorting } from 'core/redux/sorting';

/** Days as `YYYY-MM-DD`; `page` counts from 1; `sort` is there where it is not the first order. */
export interface AuditQuery {
  page: number;
  sort?: string;
  fromDate: string;
  toDate: string;
}

/** The newest first, unless a head asks otherwise. */
export const SORTING = sorting('timestamp,desc', ['timestamp', 'principal', 'type']);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayOf = (at: Date) =>
  [at.getFullYear(), String(at.getMonth() + 1).padStart(2, '0'), String(at.getDate()).padStart(2, '0')].join('-');

/** From one month ago to tomorrow (R147). */
export const defaultRange = (today = new Date()) => {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const lastOfPreviousMonth = new Date(year, month, 0).getDate();
  return {
    fromDate: dayOf(new Date(year, month - 1, Math.min(day, lastOfPreviousMonth))),
    toDate: dayOf(new Date(year, month, day + 1)),
  };
};

/** Whether the range can be asked for: two days, the first not after the last. */
export const isRange = ({ fromDate, toDate }: Pick<AuditQuery, 'fromDate' | 'toDate'>) =>
  DAY.test(fromDate) && DAY.test(toDate) && fromDate <= toDate;

export const readAuditQuery = (search: string, today?: Date): AuditQuery => {
  const params = new URLSearchParams(search);
  const asked = { fromDate: params.get('fromDate') ?? '', toDate: params.get('toDate') ?? '' };
  return {
    page: readQuery(search).page,
    sort: knownSort(params.get('sort'), SORTING),
    ...(isRange(asked) ? asked : defaultRange(today)),
  };
};

export const writeAuditQuery = ({ page, sort, fromDate, toDate }: AuditQuery): string => {
  const params = new URLSearchParams({ fromDate, toDate });
  if (page > 1) params.set('page', String(page));
  if (sort) params.set('sort', sort);
  return `?${params.toString().replaceAll('%2C', ',')}`;
};
