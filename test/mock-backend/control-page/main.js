import { drawPresets, setUpFaultForm, showFaults } from './faults.js';
import { setUpLog, showLog } from './log.js';
import { byId, setUpLanguage } from './page.js';
import { drawScenarios, showScenario } from './scenarios.js';
import { read } from './server.js';

/** Milliseconds between two requests for the server's state. */
const PAUSE = 1500;

let state;
let log = [];

const show = (anew = false) => {
  if (!state) return;
  showScenario(state);
  showFaults(state.faults, refresh, anew);
  showLog(log, anew);
};

const refresh = async () => {
  const now = await read('state');
  const entries = now && now.logVersion !== state?.logVersion ? await read('log') : log;
  if (!now || !entries) return;
  state = now;
  log = entries;
  show();
};

const look = async () => {
  if (byId('refresh').checked && !document.hidden) await refresh();
  setTimeout(look, PAUSE);
};

setUpFaultForm(refresh);
setUpLog(refresh);
setUpLanguage(() => {
  drawScenarios(refresh);
  drawPresets();
  show(true);
});
await refresh();
void look();
