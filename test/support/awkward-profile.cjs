/** The profile of tests that choose none. A test about responses of another profile calls `useProfile('friendly')`. */
process.env.BACKEND_PROFILE = 'awkward';
