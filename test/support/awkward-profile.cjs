/** The profile of tests that choose none. A test about answers of another one says `useProfile('friendly')`. */
process.env.BACKEND_PROFILE = 'awkward';
// It refuses what a friendly one answers, and then a test makes fewer calls than the contract has recorded of it.
process.env.PARTIAL_RUN = '1';
