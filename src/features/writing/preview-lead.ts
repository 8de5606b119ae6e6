/** After the hand left the preview it leads for so many milliseconds: scrolling runs on by itself. */
const LEADS_FOR = 400;

const HANDS = ['wheel', 'touchmove', 'keydown'] as const;

/** Whether the preview leads, because the hand is on it; `onLead` hears when the hand comes. */
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

  HANDS.forEach(hand => preview.addEventListener(hand, lead, { passive: true }));
  preview.addEventListener('pointerdown', hold);
  window.addEventListener('pointerup', letGo);
  return {
    leads: () => performance.now() < leadsUntil,
    stop: () => {
      HANDS.forEach(hand => preview.removeEventListener(hand, lead));
      preview.removeEventListener('pointerdown', hold);
      window.removeEventListener('pointerup', letGo);
    },
  };
};
