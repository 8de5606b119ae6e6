import { parsePath } from 'history';
import { withForm } from '../entry-state';

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

/** An id that no other history entry of this tab has. */
export const createKey = () => Math.random().toString(36).slice(2, 8);

/**
 * '' '#' '#foo' become '#/' '#/' '#/foo'; an address that cannot be decoded leads home (R2). An address that the user
 * typed has no key and no form. It gets both like every other entry, so that the entries can be told apart. Returns
 * whether anything changed.
 */
export const normalizeAddress = (): boolean => {
  const { hash } = window.location;
  const { state } = window.history;
  const isDecodable = decoded(hash) !== undefined;
  const isPath = hash.startsWith('#/') && isDecodable;
  const path = isDecodable ? hash.slice(1) : '';
  const address = isPath ? hash : `#/${path}`;
  const key = state?.key ?? createKey();
  const { state: ofForm } = withForm({ ...parsePath(address.slice(1)), state: state?.state }, key);
  if (isPath && state?.key && ofForm === state.state) return false;
  window.history.replaceState({ ...state, key, state: ofForm }, '', root() + address);
  return true;
};
