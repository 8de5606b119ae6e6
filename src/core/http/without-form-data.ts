/** The build uses this in place of axios' conversion of a form to JSON (0.6 kB): request bodies are records here. */
export default () => undefined;
