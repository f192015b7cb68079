/**
 * An on-screen keyboard covers the page without resizing it. Reserves the covered height, so that the message
 * field stays visible. Returns its stop function.
 */
export function keepAboveKeyboard(pane: HTMLElement): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => {};
  const look = () => {
    const covered = Math.max(0, innerHeight - seen.height - seen.offsetTop);
    // On a zoomed page a smaller viewport does not mean that a keyboard is open.
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
