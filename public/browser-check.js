// Any browser must be able to read this: no syntax newer than ES5.
(function () {
  var root = document.getElementById('root');

  // Shows a message of index.html. The console does not start without its root.
  function show(id) {
    var template = document.getElementById(id);
    var message = (template.content || template).querySelector('main');
    document.body.textContent = '';
    document.body.appendChild(message);
  }

  function isSupported() {
    try {
      new RegExp('(?<=a)b');
      return (
        'noModule' in HTMLScriptElement.prototype &&
        [].findLast &&
        window.structuredClone &&
        CSS.supports('selector(:has(*))') &&
        CSS.supports('grid-template-rows', 'subgrid')
      );
    } catch (lacking) {
      return false;
    }
  }

  // The styles end with this property: without it they are missing, cut off, or another page. The development server
  // has none in the page.
  function hasStyles() {
    if (!document.querySelector('link[rel=stylesheet]')) return true;
    return getComputedStyle(document.documentElement).getPropertyValue('--styles-end') !== '';
  }

  // A cache may hold the broken file for a year, and a reload would take it from there again.
  function reloadPastCaches() {
    var addresses = { '': true };
    function reload() {
      location.reload();
    }
    function add(address) {
      if (/\.(js|css)$/.test(address)) addresses[address] = true;
    }
    [].forEach.call(document.querySelectorAll('script, link'), function (element) {
      add(element.src || element.href);
    });
    performance.getEntriesByType('resource').forEach(function (entry) {
      add(entry.name);
    });
    setTimeout(reload, 10000);
    var again = Object.keys(addresses).map(function (address) {
      return fetch(address, { cache: 'reload' })
        .then(function (response) {
          return response.arrayBuffer();
        })
        .catch(function () {});
    });
    Promise.all(again).then(reload);
  }

  if (!isSupported()) {
    show('old-browser');
    return;
  }
  document.addEventListener('submit', function (event) {
    if (event.target.id !== 'start-again') return;
    event.preventDefault();
    reloadPastCaches();
  });
  // By then the styles have arrived or failed, and the entry of the console has run, if it could.
  window.addEventListener('load', function () {
    if (!hasStyles() || !root.hasAttribute('data-started')) show('start-failure');
  });
})();
