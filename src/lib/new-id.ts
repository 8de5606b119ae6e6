/** An id for what this browser stores. `crypto.randomUUID` is missing if the page is not served over HTTPS. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map(part => part.toString(36)).join('-');
