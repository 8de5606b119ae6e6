import { byId, make, t, tell } from './page.js';
import { order } from './server.js';

const SCENARIOS = ['normal', 'slow', 'failing', 'offline'];

/** The actions on the data and the commands that they send. Actions that lose data ask for confirmation first. */
const DEEDS = {
  rich: { run: () => order('reset', { rich: true, keepSessions: true }), asks: true },
  empty: { run: () => order('scenario', { name: 'empty' }), asks: true },
  huge: { run: () => order('scenario', { name: 'huge' }), asks: true },
  expire: { run: () => order('expire') },
};

const sure = name => {
  const dialog = byId('question');
  byId('question-title').textContent = t(`deed.${name}`);
  byId('question-yes').textContent = t(`deed.${name}`);
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise(resolve => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
  });
};

const described = name => [make('strong', { textContent: t(name) }), make('small', { textContent: t(`${name}.hint`) })];

const perform = async (name, button, changed) => {
  const { run, asks } = DEEDS[name];
  if (asks && !(await sure(name))) return;
  const words = { name: t(`deed.${name}`) };
  button.disabled = true;
  tell('told.working', words);
  if (await run()) tell('told.done', words);
  button.disabled = false;
  button.focus();
  changed();
};

/** Draws scenarios and actions. `changed` is called after each one. */
export const drawScenarios = changed => {
  byId('scenarios').replaceChildren(
    ...SCENARIOS.map(name => {
      const button = make('button', { type: 'button', 'aria-pressed': 'false', 'data-scenario': name }, [
        ...described(`scenario.${name}`),
      ]);
      button.addEventListener('click', async () => {
        if (await order('scenario', { name })) tell('told.scenario', { name: t(`scenario.${name}`) });
        changed();
      });
      return button;
    }),
  );
  byId('deeds').replaceChildren(
    ...Object.keys(DEEDS).map(name => {
      const button = make('button', { type: 'button', className: 'quiet', textContent: t(`deed.${name}`) });
      button.setAttribute('aria-describedby', `deed-${name}`);
      button.addEventListener('click', () => perform(name, button, changed));
      return make('li', {}, [button, make('small', { id: `deed-${name}`, textContent: t(`deed.${name}.hint`) })]);
    }),
  );
};

/** Marks the active scenario. After a scenario that changes the data, the server responds as in `normal`. */
export const showScenario = current =>
  byId('scenarios')
    .querySelectorAll('button')
    .forEach(button => {
      const { scenario } = button.dataset;
      const isOn = scenario === current || (scenario === 'normal' && !SCENARIOS.includes(current));
      button.setAttribute('aria-pressed', String(isOn));
    });
