/**
 * The address of the search in the area that a path belongs to: `/application-admin/find?text=asma` for words,
 * `?used=symptoms&id=7&name=Febre` for what uses a record.
 */
export const findAddress = (path: string, query: Record<string, string>) => ({
  pathname: `/${path.split('/')[1]}/find`,
  search: `?${new URLSearchParams(query).toString()}`,
});

/** The search text that finds these words as they are. */
export const asPhrase = (words: string): string => (/\s/.test(words) && !/["“”]/.test(words) ? `"${words}"` : words);
