import { byId, file, make, t, tell } from './page.js';
import { order } from './server.js';

/** Common cases to start a fault from. Fields that a preset does not set are emptied. */
const PRESETS = await file('presets');

const FIELDS = ['method', 'path', 'status', 'delay', 'drop', 'times', 'body'];

const parsed = text => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const number = id => (byId(id).value === '' ? undefined : Number(byId(id).value));
const text = id => byId(id).value.trim() || undefined;

/** The fault as it is in the form. */
const typed = () => ({
  match: { method: text('method'), path: text('path') },
  status: number('status'),
  delayMs: number('delay'),
  drop: text('drop'),
  body: text('body') && parsed(text('body')),
  times: byId('always').checked ? 'always' : (number('times') ?? 1),
});

const isNothing = ({ status, delayMs, drop, body }) => [status, delayMs, drop, body].every(one => one === undefined);

const refuse = (message, id) => {
  const problem = byId('fault-problem');
  problem.textContent = message;
  problem.hidden = message === '';
  byId('path').setAttribute('aria-invalid', String(id === 'path'));
  if (id) byId(id).focus();
  return message !== '';
};

const refused = fault => {
  if (!fault.match.path) return refuse(t('pathNeeded'), 'path');
  if (isNothing(fault)) return refuse(t('nothingToDo'), 'status');
  return refuse('');
};

const quoted = words => `'${words.replaceAll("'", `'\\''`)}'`;

const curlOf = fault =>
  [
    `curl -X POST ${location.origin}/__control/fault`,
    `-H ${quoted('content-type: application/json')}`,
    `-d ${quoted(JSON.stringify(fault))}`,
  ].join(' ');

const copy = async words => {
  const field = byId('copied-text');
  field.value = words;
  byId('copied').hidden = false;
  try {
    await navigator.clipboard.writeText(words);
    tell('told.copied');
  } catch {
    field.select();
    tell('told.select');
  }
};

const fill = (values = {}) => {
  FIELDS.forEach(id => (byId(id).value = values[id] ?? ''));
  byId('times').value = values.times ?? 1;
  byId('always').checked = false;
  byId('times').disabled = false;
  refuse('');
};

/** Draws the common cases to start from. */
export const drawPresets = () => {
  const option = (value, key) => make('option', { value, textContent: t(key) });
  const names = Object.keys(PRESETS);
  byId('preset').replaceChildren(option('', 'preset.none'), ...names.map(name => option(name, `preset.${name}`)));
};

/** Sets up the form. `changed` is called after each change of the faults. */
export const setUpFaultForm = changed => {
  byId('preset').addEventListener('change', () => fill(PRESETS[byId('preset').value]));
  byId('always').addEventListener('change', () => (byId('times').disabled = byId('always').checked));
  byId('fault-form').addEventListener('submit', async event => {
    event.preventDefault();
    const fault = typed();
    if (refused(fault)) return;
    const answer = await order('fault', fault);
    if (answer?.error) refuse(answer.error);
    else if (answer) tell('told.added');
    changed();
  });
  byId('copy-curl').addEventListener('click', () => refused(typed()) || copy(curlOf(typed())));
  byId('clear-faults').addEventListener('click', async () => {
    if (await order('clear-faults')) tell('told.cleared');
    changed();
  });
};

const wordsOf = ({ status, delayMs, drop, body }) =>
  [
    status !== undefined && t('fault.status', { value: status }),
    delayMs !== undefined && t('fault.delayMs', { value: delayMs }),
    drop && t(`fault.${drop}`),
    body !== undefined && t('fault.body'),
  ]
    .filter(Boolean)
    .join(', ');

const rowOf = ({ id, fault, left, seen }, changed) => {
  const name = `${fault.match.method ?? '*'} ${fault.match.path}`;
  const remove = make('button', { type: 'button', className: 'quiet', textContent: t('remove') });
  remove.setAttribute('aria-label', t('removeOf', { name }));
  remove.addEventListener('click', async () => {
    await order('remove-fault', { id });
    tell('told.removed');
    byId('active-title').focus();
    changed();
  });
  const curl = make('button', { type: 'button', className: 'quiet', textContent: 'curl' });
  curl.setAttribute('aria-label', t('curlOf', { name }));
  curl.addEventListener('click', () => copy(curlOf(fault)));
  return make('li', {}, [
    make('code', { textContent: name }),
    make('span', { className: 'does', textContent: wordsOf(fault) }),
    make('span', { className: 'left', textContent: t(left === null ? 'leftAlways' : 'left', { left, seen }) }),
    make('span', { className: 'row-buttons' }, [curl, remove]),
  ]);
};

let shown = '';

/** Draws the active faults. An unchanged list is not redrawn, so it does not lose focus. */
export const showFaults = (faults, changed, anew = false) => {
  const now = JSON.stringify(faults);
  if (now === shown && !anew) return;
  shown = now;
  byId('no-faults').hidden = faults.length > 0;
  byId('clear-faults').disabled = faults.length === 0;
  byId('faults').replaceChildren(...faults.map(one => rowOf(one, changed)));
};
