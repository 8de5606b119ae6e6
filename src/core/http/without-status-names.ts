/** The build uses this in place of axios' names of the HTTP statuses (0.7 kB), which the console does not read. */
export default {};
