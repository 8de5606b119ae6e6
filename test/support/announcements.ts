/** Collects what a live region announces from now on: the nodes added to it, and the texts changed in it. */
export const listenTo = (region: Element) => {
  const announcements: string[] = [];
  new MutationObserver(records =>
    records.forEach(({ type, target, addedNodes }) =>
      announcements.push(
        ...(type === 'characterData' ? [target] : [...addedNodes]).map(({ textContent }) => textContent ?? ''),
      ),
    ),
  ).observe(region, { childList: true, characterData: true, subtree: true });
  return announcements;
};

/** The live regions of the shell, which announce each message. */
export const announcer = () => {
  const region = document.querySelector('[data-cy="announcer"]');
  if (!region) throw new Error('The shell has no live regions.');
  return region;
};
