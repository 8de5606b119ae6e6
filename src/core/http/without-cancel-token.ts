/**
 * Stands in for axios' own cancel tokens (0.4 kB): requests are aborted by signals here. The build puts it in their
 * place.
 */
export default {};
