// Any browser must be able to read this: no syntax newer than ES5.
(function () {
  try {
    new RegExp('(?<=a)b');
    if (
      'noModule' in HTMLScriptElement.prototype &&
      [].findLast &&
      window.structuredClone &&
      CSS.supports('selector(:has(*))') &&
      CSS.supports('grid-template-rows', 'subgrid')
    )
      return;
  } catch (lacking) {}
  var template = document.getElementById('old-browser');
  var message = (template.content || template).querySelector('main');
  document.body.textContent = '';
  document.body.appendChild(message);
})();
