import { byId, locale, make, t, tell } from './page.js';
import { order } from './server.js';

/** Number of rows that are drawn first, and that each press of the button below them adds. */
const STEP = 100;

let entries = [];
let limit = STEP;
const rows = new Map();

const queryText = query => {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map(one => [name, one]));
  return pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : '';
};

const statusText = ({ status, duration }) => status ?? t(duration === null ? 'waiting' : 'dropped');

const kindOf = ({ status, duration }) => {
  if (status === null) return duration === null ? 'waiting' : 'bad';
  return status >= 400 ? 'bad' : 'good';
};

const block = (key, value) =>
  value === null || Object.keys(value).length === 0
    ? []
    : [
        make('h3', { textContent: t(key) }),
        make('pre', {
          tabIndex: 0,
          textContent: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
        }),
      ];

const detailsOf = ({ query, body, headers }) => [
  ...block('query', query),
  ...block('requestBody', body),
  ...block('headers', headers),
];

const cellsOf = entry => [
  make('span', {
    className: 'time',
    textContent: new Date(entry.at).toLocaleTimeString(locale(), { hourCycle: 'h23' }),
  }),
  make('span', { className: 'method', textContent: entry.method }),
  make('span', { className: 'path' }, [
    make('b', { textContent: entry.path }),
    make('span', { textContent: queryText(entry.query) }),
  ]),
  make('span', { className: 'struck', textContent: entry.fault && t('struck', { fault: entry.fault }) }),
  make('span', { className: 'duration', textContent: entry.duration === null ? '' : `${entry.duration} ms` }),
  make('span', { className: `status ${kindOf(entry)}`, textContent: statusText(entry) }),
];

const createRow = entry => {
  const summary = make('summary', {}, cellsOf(entry));
  const details = make('details', {}, [summary]);
  // Bodies may be long, so they are drawn only when the row is opened.
  details.addEventListener('toggle', () => {
    if (details.open && details.childElementCount === 1)
      details.append(make('div', { className: 'parts' }, detailsOf(entry)));
  });
  return { item: make('li', {}, [details]), summary, duration: entry.duration };
};

/** The row of a call. A row that is already drawn keeps its element, so it stays open and keeps focus. */
const rowOf = entry => {
  const known = rows.get(entry.id);
  if (!known) rows.set(entry.id, createRow(entry));
  else if (known.duration !== entry.duration) {
    known.summary.replaceChildren(...cellsOf(entry));
    known.duration = entry.duration;
  }
  return rows.get(entry.id).item;
};

const isWrite = ({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

const wanted = () => {
  const words = byId('filter').value.trim().toLowerCase().split(/\s+/);
  const onlyWrites = byId('writes').checked;
  return entries.filter(entry => {
    const line = `${entry.method} ${entry.path}${queryText(entry.query)} ${statusText(entry)}`.toLowerCase();
    return words.every(word => line.includes(word)) && (!onlyWrites || isWrite(entry));
  });
};

const draw = () => {
  const found = wanted().toReversed();
  const shown = found.slice(0, limit);
  const list = byId('log');
  const items = shown.map(rowOf);
  if (items.length !== list.childElementCount || items.some((item, index) => list.children[index] !== item)) {
    const shownRows = new Set(items);
    [...list.children].filter(item => !shownRows.has(item)).forEach(item => item.remove());
    items.forEach(
      (item, index) => list.children[index] !== item && list.insertBefore(item, list.children[index] ?? null),
    );
  }
  byId('no-requests').hidden = shown.length > 0;
  byId('count').textContent = t('count', { shown: found.length, all: entries.length });
  byId('more').hidden = found.length <= limit;
  byId('more').textContent = t('more', { count: Math.min(STEP, found.length - limit) });
};

const suggestPaths = () => {
  const paths = [...new Set(entries.map(({ path }) => path))].sort();
  const list = byId('paths');
  if (list.childElementCount !== paths.length) list.replaceChildren(...paths.map(value => make('option', { value })));
};

/** Draws the log, newest first. */
export const showLog = (answer, anew = false) => {
  entries = answer;
  if (anew) rows.clear();
  const ids = new Set(entries.map(({ id }) => id));
  [...rows.keys()].filter(id => !ids.has(id)).forEach(id => rows.delete(id));
  draw();
  suggestPaths();
};

export const setUpLog = changed => {
  byId('filter').addEventListener('input', draw);
  byId('writes').addEventListener('change', draw);
  byId('more').addEventListener('click', () => {
    limit += STEP;
    draw();
  });
  byId('clear-log').addEventListener('click', async () => {
    if (await order('clear-log')) tell('told.log');
    changed();
  });
};
