/** Everything of the address up to the hash. */
export const root = () => window.location.pathname + window.location.search;

// It answers the text and not a flag: the minifier takes a decodeURI whose result nobody reads for one without effect.
const decoded = (hash: string): string | undefined => {
  try {
    return decodeURI(hash);
  } catch {
    return undefined;
  }
};

const createKey = () => Math.random().toString(36).slice(2, 8);

/**
 * '' '#' '#foo' become '#/' '#/' '#/foo'; what cannot be decoded goes home (R2). An address that somebody typed
 * gets a key as other entries have one, so that it can be told from them.
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
