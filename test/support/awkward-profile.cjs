/** The profile of tests that choose none. A test about responses of another profile calls `useProfile('friendly')`. */
process.env.BACKEND_PROFILE = 'awkward';
// It refuses some requests that a friendly backend accepts. A test then makes fewer calls than the contract recorded.
process.env.PARTIAL_RUN = '1';
