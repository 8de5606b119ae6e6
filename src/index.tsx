import { startReports } from 'app/reports';
import { showStartFailure } from 'app/start-failure';
import { startTheme } from 'app/theme';
import { prefetchAccount } from 'core/auth/account-prefetch';
import { chosenLocale } from 'core/i18n/chosen-locale';
import { DEFAULT_LOCALE, firstTexts } from 'core/i18n/locales';
import './styles/index.scss';

/** Small, so that the colours are right and the requests are out while the console itself is on its way. */

startReports();
startTheme();
prefetchAccount();
// If the texts cannot be loaded, the start requests them again.
firstTexts[chosenLocale() ?? DEFAULT_LOCALE]().catch(() => undefined);

const run = async (root: HTMLElement) => {
  const { start } = await import('app/start');
  // A task of its own after the code has run, so that the browser can handle input in between.
  await new Promise(resolve => setTimeout(resolve));
  await start(root);
};

const root = document.getElementById('root');
if (root) run(root).catch(() => showStartFailure(root));
