/**
 * What this session has learned about the server's lists, as short facts, each with the address of its list: which
 * relations its rows have shown with rows, which order it refused, and what `read-by-id.ts` adds.
 */
export const learned = new Set<string>();

/** Forgets what was learned. A session ends with a sign-out or with the page. */
export const forgetLearned = () => learned.clear();
