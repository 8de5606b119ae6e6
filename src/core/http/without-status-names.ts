/**
 * Stands in for axios' names of the HTTP statuses (0.7 kB), which nothing here reads. The build puts it in their place.
 */
export default {};
