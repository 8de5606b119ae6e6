/** The part of the address before the hash. */
export const root = () => window.location.pathname + window.location.search;

// Returns the text, not a flag: the minifier removes a decodeURI call whose result is unused, as if it had no effect.
const decoded = (hash: string): string | undefined => {
  try {
    return decodeURI(hash);
  } catch {
    return undefined;
  }
};

const createKey = () => Math.random().toString(36).slice(2, 8);

/**
 * '' '#' '#foo' become '#/' '#/' '#/foo'; an address that cannot be decoded leads home (R2). An address that the user
 * typed has no key. It gets one like every other entry, so that the entries can be told apart.
 */
export const normaliseAddress = () => {
  const { hash } = window.location;
  const { state } = window.history;
  const isDecodable = decoded(hash) !== undefined;
  const isPath = hash.startsWith('#/') && isDecodable;
  if (isPath && state?.key) return;
  const path = isDecodable ? hash.slice(1) : '';
  const address = isPath ? hash : `#/${path}`;
  window.history.replaceState({ ...state, key: state?.key ?? createKey() }, '', root() + address);
};
