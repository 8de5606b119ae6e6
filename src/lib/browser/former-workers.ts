import { attempt } from './attempt';

/**
 * Removes the service workers that an earlier application left for this address: they would answer with its files.
 * Workers for other addresses of the origin stay. Resolves with whether one of them answers this page until it reloads.
 */
export const removeFormerWorkers = async (): Promise<boolean> => {
  // A browser that blocks storage has no workers either. Firefox would report the question as an error of the page.
  const found = attempt(() => window.localStorage && navigator.serviceWorker.getRegistrations());
  const registrations = (await found?.catch(() => undefined)) ?? [];
  const former = registrations.filter(({ scope }) => window.location.href.startsWith(scope));
  const removed = await Promise.all(former.map(registration => registration.unregister().catch(() => false)));
  return removed.includes(true) && navigator.serviceWorker.controller !== null;
};
