/**
 * A keyboard of glass lies over the page, and the page does not know. What it covers is kept free, so that the place to
 * write stays in sight. Returns its stop function.
 */
export function keepAboveKeyboard(pane: HTMLElement): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => {};
  const look = () => {
    const covered = Math.max(0, innerHeight - seen.height - seen.offsetTop);
    // Zoomed in, the guest looks at a part of the page, and nothing lies over it.
    if (covered > 0 && seen.scale <= 1) pane.style.setProperty('--covered', `${Math.round(covered)}px`);
    else pane.style.removeProperty('--covered');
  };
  seen.addEventListener('resize', look);
  seen.addEventListener('scroll', look);
  return () => {
    seen.removeEventListener('resize', look);
    seen.removeEventListener('scroll', look);
  };
}
