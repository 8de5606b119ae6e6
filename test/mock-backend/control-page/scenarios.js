import { byId, make, t, tell } from './page.js';
import { order } from './server.js';

/** Of each kind, exactly one is active. */
const CHOICES = {
  scenario: ['normal', 'slow', 'failing', 'offline'],
  profile: ['friendly', 'jhipster6', 'awkward'],
};

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

const drawChoices = (kind, changed) =>
  byId(`${kind}s`).replaceChildren(
    ...CHOICES[kind].map(name => {
      const key = `${kind}.${name}`;
      const button = make('button', { type: 'button', 'aria-pressed': 'false', [`data-${kind}`]: name }, [
        make('strong', { textContent: t(key) }),
        make('small', { textContent: t(`${key}.hint`) }),
      ]);
      button.addEventListener('click', async () => {
        if (await order(kind, { name })) tell(`told.${kind}`, { name: t(key) });
        changed();
      });
      return button;
    }),
  );

/** Draws scenarios, profiles and actions. `changed` is called after each one. */
export const drawScenarios = changed => {
  Object.keys(CHOICES).forEach(kind => drawChoices(kind, changed));
  byId('deeds').replaceChildren(
    ...Object.keys(DEEDS).map(name => {
      const button = make('button', { type: 'button', className: 'quiet', textContent: t(`deed.${name}`) });
      button.setAttribute('aria-describedby', `deed-${name}`);
      button.addEventListener('click', () => perform(name, button, changed));
      return make('li', {}, [button, make('small', { id: `deed-${name}`, textContent: t(`deed.${name}.hint`) })]);
    }),
  );
};

/** Marks what is active. After a scenario that changes the data, the server responds as in `normal`. */
export const showScenario = ({ scenario, profile }) => {
  const active = { scenario: CHOICES.scenario.includes(scenario) ? scenario : 'normal', profile };
  Object.entries(active).forEach(([kind, name]) =>
    byId(`${kind}s`)
      .querySelectorAll('button')
      .forEach(button => button.setAttribute('aria-pressed', String(button.dataset[kind] === name))),
  );
};
