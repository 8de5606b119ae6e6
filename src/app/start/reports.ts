import type { Failure, Incident } from 'features/reports/report';
import { onIdle } from 'lib/browser/idle';
import { runtimeConfig } from 'lib/runtime-config';
import { screenErrors } from 'ui/layout/screen-errors';

/**
 * Reports failures, if index.html sets an address for reports. Without one, nothing is loaded or sent. Failures that
 * occur before the reporter is loaded are queued for it.
 */
export const startReports = () => {
  if (!runtimeConfig.reportsAddress) return;
  const { hash } = window.location;
  const waiting: Incident[] = [];
  const wait = (incident: Incident): void => void waiting.push(incident);
  let report: typeof wait = wait;
  const note = (failure: Failure) => report({ failure, hash: window.location.hash });

  screenErrors.subscribe(note);
  window.addEventListener('vite:preloadError', note);
  window.addEventListener('securitypolicyviolation', note);
  const load = () =>
    import('./internal/reporter')
      .then(async ({ startReporter }) => {
        report = await startReporter(hash);
        waiting.splice(0).forEach(report);
      })
      .catch(() => {
        // The next failure loads it once more, and is reported together with those before.
        report = incident => {
          report = wait;
          wait(incident);
          void load();
        };
      });
  onIdle(() => void load());
};
