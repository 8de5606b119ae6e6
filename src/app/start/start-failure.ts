/** Shows in `root` that the console could not be loaded: the template of index.html, whose button reloads the page. */
export const showStartFailure = (root: HTMLElement) => {
  const template = document.getElementById('start-failure');
  if (!(template instanceof HTMLTemplateElement)) return;
  root.replaceChildren(template.content.cloneNode(true));
  root.querySelector('button')?.addEventListener('click', () => window.location.reload());
};
