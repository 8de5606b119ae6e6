import setupAxiosInterceptors from 'core/http/axios-interceptor';
import { endWithTest } from './end-with-test';

const ignore = () => undefined;
let onUnauthenticated: () => void = ignore;

// Set up once for all files that open a screen or render one of its hooks.
setupAxiosInterceptors(() => onUnauthenticated());

/** Sets what a call with a refused session triggers, until the end of this test. */
export const whenUnauthenticated = (end: () => void) => {
  onUnauthenticated = end;
  endWithTest(() => (onUnauthenticated = ignore));
};
