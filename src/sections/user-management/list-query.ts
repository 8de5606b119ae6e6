import { readQuery } from 'shared/crud/list-query';

const SORT_FIELDS = ['id', 'login', 'email'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export const isSortField = (field: string | undefined): field is SortField => SORT_FIELDS.some(one => one === field);

export interface UsersQuery {
  page: number;
  field: SortField;
  direction: 'asc' | 'desc';
}

/** The list's page and order as its URL tells them; what makes no sense is the first page by id. */
export const readUsersQuery = (search: string): UsersQuery => {
  const [field, direction] = (new URLSearchParams(search).get('sort') ?? '').split(',');
  const { page } = readQuery(search);
  return isSortField(field)
    ? { page, field, direction: direction === 'desc' ? 'desc' : 'asc' }
    : { page, field: 'id', direction: 'asc' };
};

/** The first page and the order by id are not written. */
export const writeUsersQuery = ({ page, field, direction }: UsersQuery): string => {
  const params = [
    ...(page > 1 ? [`page=${page}`] : []),
    ...(field === 'id' && direction === 'asc' ? [] : [`sort=${field},${direction}`]),
  ];
  return params.length > 0 ? `?${params.join('&')}` : '';
};

/** The order that a click on a column's head asks for: by it, or the other way round; from the first page. */
export const turned = (query: UsersQuery, field: SortField): UsersQuery => ({
  page: 1,
  field,
  direction: query.field === field && query.direction === 'asc' ? 'desc' : 'asc',
});
