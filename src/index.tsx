import { startTheme } from 'app/shell/theme';
import { startReports } from 'app/start/reports';
import { showStartFailure } from 'app/start/start-failure';
import { readEarly } from 'core/http/early-reads';
import { chosenLocale, DEFAULT_LOCALE, firstTexts } from 'core/i18n/locales';
import { removeFormerWorkers } from 'lib/browser/former-workers';
import './styles/index.scss';

/**
 * This entry is small, so that the colors are right and the first requests are sent while the console itself
 * still loads.
 */

const run = async (root: HTMLElement) => {
  const { start } = await import('app/start/start');
  // Starts in a separate task after the code has run, so that the page can respond to input in between.
  await new Promise(resolve => setTimeout(resolve));
  // By then public/browser-check.js knows whether the styles have arrived, and takes the root away if not.
  if (document.readyState !== 'complete')
    await new Promise(resolve => window.addEventListener('load', resolve, { once: true }));
  if (root.isConnected) await start(root);
};

// A browser that is too old has no root any more: see public/browser-check.js.
const root = document.getElementById('root');
if (root) {
  startReports();
  startTheme();
  readEarly(window.location.hash.slice(1) || '/');
  // A failure is ignored here: the start requests the texts again.
  firstTexts[chosenLocale() ?? DEFAULT_LOCALE]().catch(() => undefined);
  run(root).catch(() => showStartFailure(root));
  void removeFormerWorkers().then(answers => answers && window.location.reload());
  // Tells public/browser-check.js that this file has arrived whole.
  root.dataset.started = '';
}
