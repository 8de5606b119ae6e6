/** The build uses this in place of axios' fetch adapter (4 kB), which the console does not use. */
export const getFetch = () => undefined;
