/**
 * The result of the work; undefined if it throws. For interfaces that a browser may lack or refuse: storage that a
 * person has blocked, a page without https, a policy of the company.
 */
export const attempt = <R>(work: () => R): R | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
