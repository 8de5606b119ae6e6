/**
 * The styles show the whole of a cut text under the pointer or with the focus, over the next cells. Esc hides it until
 * the pointer or the focus moves on (WCAG 1.4.13). A pointer that rests moves by 0, whatever comes under it.
 */
const show = (isWhole: boolean) => document.documentElement.toggleAttribute('data-cut', !isWhole);

window.addEventListener('keydown', ({ key }) => show(key !== 'Escape'));
window.addEventListener('mousemove', ({ movementX, movementY }) => {
  if (movementX !== 0 || movementY !== 0) show(true);
});
