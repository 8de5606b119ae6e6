/**
 * Stands in for axios' fetch adapter (4 kB), which nothing here asks for. The build puts it in that
 * adapter's place.
 */
export const getFetch = () => undefined;
