/**
 * An on-screen keyboard covers the page without resizing it. Reserves the covered height, so that the message
 * field stays visible. Returns its stop function.
 */
export function keepAboveKeyboard(pane: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const update = () => {
    const covered = Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
    // On a zoomed page a smaller viewport does not mean that a keyboard is open.
    if (covered > 0 && viewport.scale <= 1) pane.style.setProperty('--covered', `${Math.round(covered)}px`);
    else pane.style.removeProperty('--covered');
  };
  viewport.addEventListener('resize', update);
  viewport.addEventListener('scroll', update);
  return () => {
    viewport.removeEventListener('resize', update);
    viewport.removeEventListener('scroll', update);
  };
}
