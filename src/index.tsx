import { startReports } from 'app/reports';
import { startTheme } from 'app/theme';
import { prefetchAccount } from 'core/auth/account-prefetch';
import { chosenLocale } from 'core/i18n/chosen-locale';
import { DEFAULT_LOCALE, firstTexts } from 'core/i18n/locales';
import './styles/index.scss';

/** Small, so that the colours are right and the requests are out while the console itself is on its way. */

startReports();
startTheme();
prefetchAccount();
// Where the texts do not come, the start asks for them again and tells.
firstTexts[chosenLocale() ?? DEFAULT_LOCALE]().catch(() => undefined);

const root = document.getElementById('root');
// A task of its own after the code has run, so that whoever presses something in between is answered.
if (root) void import('app/start').then(({ start }) => setTimeout(() => void start(root)));
