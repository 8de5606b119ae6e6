import type { ListQuery } from 'shared/redux/create-duck';

export type PageQuery = Required<Pick<ListQuery, 'page' | 'search'>>;

/** A list's page and search as its URL tells them (decision 15); what makes no sense is page 1. */
export const readQuery = (search: string): PageQuery => {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  return { page: Number.isInteger(page) && page > 0 ? page : 1, search: params.get('search') ?? '' };
};

/** The URL's query of a list; page 1 and an empty search are not written. */
export const writeQuery = ({ page, search }: PageQuery): string => {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (search) params.set('search', search);
  const query = params.toString();
  return query && `?${query}`;
};
