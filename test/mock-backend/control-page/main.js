/** Milliseconds between two requests for the server's state. */
const PAUSE = 1500;
/** Rows of the log that are drawn. The filter finds older ones. */
const MAX_ROWS = 200;
const SCENARIOS = ['normal', 'slow', 'failing', 'offline', 'empty', 'huge'];
const PROFILES = ['friendly', 'jhipster6', 'jhipster6-prod', 'awkward'];

const fileOf = async name => (await fetch(`/__control/${name}.json`)).json();
/** The language of the console. */
const isEnglish = localStorage.getItem('locale') === '"en"';
const [words, presets] = await Promise.all([fileOf(isEnglish ? 'en' : 'pt-br'), fileOf('presets')]);

const t = (key, values = {}) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), words[key] ?? key);
const byId = id => document.getElementById(id);
const make = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
const tell = text => void (byId('told').textContent = text);

/** The answer of the server, or undefined if it does not respond. */
const order = async (name, body) => {
  try {
    const method = body === undefined ? 'GET' : 'POST';
    return await (await fetch(`/__control/${name}`, { method, body: JSON.stringify(body) })).json();
  } catch {
    tell(t('away'));
    return undefined;
  }
};

const drawn = new Map();

/** Draws a list. What did not change keeps its element, so it stays open and keeps the focus. */
const draw = (list, entries, create) => {
  const [before, focused] = [drawn.get(list), document.activeElement];
  const items = new Map(
    entries.map(entry => {
      const key = JSON.stringify(entry);
      return [key, before?.get(key) ?? create(entry)];
    }),
  );
  drawn.set(list, items);
  list.replaceChildren(...items.values());
  if (list.contains(focused)) focused.focus({ preventScroll: true });
};

const faultRow = ({ id, fault, left, seen }) => {
  const name = `${fault.match.method ?? '*'} ${fault.match.path}`;
  const remove = make('button', {
    type: 'button',
    className: 'btn btn-sm btn-secondary',
    textContent: t('remove'),
    ariaLabel: t('removeOf', { name }),
    onclick: async () => {
      await act('remove-fault', { id });
      byId('faults-title').focus();
    },
  });
  const used = make('span', { className: 'ms-auto text-nowrap' }, t('used', { seen, left: left ?? t('always') }));
  return make(
    'li',
    { className: 'list-group-item d-flex flex-wrap gap-3 align-items-center px-0' },
    make('code', {}, JSON.stringify(fault)),
    used,
    remove,
  );
};

const lineOf = ({ method, path, query, status, duration }) => {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => [value].flat().map(v => [key, v])),
  );
  const result = status ?? t(duration === null ? 'waiting' : 'dropped');
  return `${method} ${path}${search.size > 0 ? `?${decodeURIComponent(search)}` : ''} ${result}`;
};

const logRow = entry => {
  const { at, duration, query, body, headers, fault } = entry;
  const time = new Date(at).toLocaleTimeString(document.documentElement.lang, { hourCycle: 'h23' });
  const took = duration === null ? '' : `${duration} ms`;
  const details = { ...(fault && { fault }), query, body, headers };
  return make(
    'li',
    { className: 'border-bottom py-1' },
    make(
      'details',
      {},
      make('summary', {}, [time, lineOf(entry), took, fault && `(${fault})`].filter(Boolean).join(' ')),
      make('pre', { tabIndex: 0, className: 'm-2' }, JSON.stringify(details, null, 2)),
    ),
  );
};

let log = [];
const showLog = () => {
  const wanted = byId('filter').value.toLowerCase().split(/\s+/);
  const found = log.filter(entry => wanted.every(word => lineOf(entry).toLowerCase().includes(word))).reverse();
  draw(byId('log'), found.slice(0, MAX_ROWS), logRow);
  byId('count').textContent = t('count', { shown: Math.min(MAX_ROWS, found.length), all: log.length });
};

let version;
const refresh = async () => {
  const state = await order('state');
  if (!state) return;
  byId('scenario').value = state.scenario;
  byId('profile').value = state.profile;
  byId('no-faults').hidden = state.faults.length > 0;
  draw(byId('faults'), state.faults, faultRow);
  if (state.logVersion === version) return;
  log = (await order('log')) ?? log;
  version = state.logVersion;
  showLog();
};

/** Sends an order and shows its result. Returns what the server refused, if it did. */
const act = async (name, body = {}) => {
  tell(t('waiting'));
  const answer = await order(name, body);
  if (answer) tell(answer.error ? '' : t('done'));
  await refresh();
  return answer?.error;
};

const optionsOf = (kind, names) =>
  byId(kind).append(...names.map(value => make('option', { value, textContent: t(`${kind}.${value}`) })));
const isSure = name => !['reset', 'empty', 'huge'].includes(name) || confirm(t('loss'));

const addFault = async event => {
  event.preventDefault();
  const refusal = async () => {
    try {
      return await act('fault', JSON.parse(byId('fault').value));
    } catch (error) {
      return error.message;
    }
  };
  const refused = await refusal();
  byId('fault-error').textContent = refused ?? '';
  byId('fault').ariaInvalid = String(refused !== undefined);
  if (refused) byId('fault').focus();
};

const fillIn = () => (byId('fault').value = JSON.stringify(presets[byId('preset').value], null, 2));

document.documentElement.lang = isEnglish ? 'en' : 'pt-BR';
document.documentElement.dataset.bsTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.title = t('title');
document.querySelectorAll('[data-t]').forEach(element => (element.textContent = t(element.dataset.t)));
optionsOf('scenario', SCENARIOS);
optionsOf('profile', PROFILES);
optionsOf('preset', Object.keys(presets));
fillIn();
byId('scenario').onchange = ({ target }) =>
  isSure(target.value) ? act('scenario', { name: target.value }) : refresh();
byId('profile').onchange = ({ target }) => act('profile', { name: target.value });
byId('reset').onclick = () => isSure('reset') && act('reset', { rich: true, keepSessions: true });
byId('expire').onclick = () => act('expire');
byId('preset').onchange = fillIn;
byId('fault-form').onsubmit = addFault;
byId('clear-faults').onclick = () => act('clear-faults');
byId('clear-log').onclick = () => act('clear-log');
byId('filter').oninput = showLog;

const look = async () => {
  if (!document.hidden) await refresh();
  setTimeout(look, PAUSE);
};
await look();
