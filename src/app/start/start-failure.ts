/** Shows in `root` that the console could not be loaded: the template of index.html. Its button reloads the page. */
export const showStartFailure = (root: HTMLElement) => {
  const template = document.getElementById('start-failure');
  if (template instanceof HTMLTemplateElement) root.replaceChildren(template.content.cloneNode(true));
};
