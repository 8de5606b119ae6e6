/** The profile of tests that choose none. A test about answers of another one says `useProfile('friendly')`. */
process.env.BACKEND_PROFILE = 'awkward';
