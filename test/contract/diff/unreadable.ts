/** A document or a backend could not be read, so nothing can be said about it: exit status 2. */
export class Unreadable extends Error {}
