/**
 * Stands in for what makes JSON of a form in axios (0.6 kB), for bodies are records here. The build puts it in its
 * place.
 */
export default () => undefined;
