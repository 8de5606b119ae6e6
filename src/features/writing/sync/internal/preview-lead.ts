/** The preview leads for this many milliseconds after the last input on it, because scrolling continues by itself. */
const LEADS_FOR = 400;

const INPUTS = ['wheel', 'touchmove', 'keydown'] as const;

/** Watches whether the preview leads, because the user scrolls it. Calls `onLead` at each input on it. */
export const watchPreview = (preview: HTMLElement, onLead: () => void) => {
  let leadsUntil = 0;
  const lead = () => {
    leadsUntil = performance.now() + LEADS_FOR;
    onLead();
  };
  const hold = () => {
    lead();
    leadsUntil = Infinity;
  };
  const letGo = () => {
    if (leadsUntil === Infinity) lead();
  };

  INPUTS.forEach(input => preview.addEventListener(input, lead, { passive: true }));
  preview.addEventListener('pointerdown', hold);
  window.addEventListener('pointerup', letGo);
  return {
    leads: () => performance.now() < leadsUntil,
    stop: () => {
      INPUTS.forEach(input => preview.removeEventListener(input, lead));
      preview.removeEventListener('pointerdown', hold);
      window.removeEventListener('pointerup', letGo);
    },
  };
};
