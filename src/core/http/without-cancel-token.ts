/** The build uses this in place of axios' own cancel tokens (0.4 kB): requests are aborted by signals here. */
export default {};
