/** In pixels and in pixels per millisecond. Exceeding either closes the sheet. */
const CLOSE_DISTANCE = 96;
const CLOSE_SPEED = 0.5;

/** Lets the guest close a sheet by dragging its handle down. Returns the function that stops it. */
export function swipeDown(handle: HTMLElement, sheet: HTMLElement, onClose: () => void): () => void {
  let start: { y: number; at: number } | null = null;
  const pulledTo = ({ clientY }: PointerEvent) => (start ? Math.max(0, clientY - start.y) : 0);

  function down(event: PointerEvent) {
    if (event.target instanceof Element && event.target.closest('button, a')) return;
    start = { y: event.clientY, at: event.timeStamp };
    handle.setPointerCapture?.(event.pointerId);
  }
  function move(event: PointerEvent) {
    if (start) sheet.style.setProperty('translate', `0 ${pulledTo(event)}px`);
  }
  function up(event: PointerEvent) {
    if (!start) return;
    const distance = pulledTo(event);
    const speed = distance / Math.max(1, event.timeStamp - start.at);
    stop();
    if (distance > CLOSE_DISTANCE || (distance > CLOSE_DISTANCE / 4 && speed > CLOSE_SPEED)) onClose();
  }
  function stop() {
    start = null;
    sheet.style.removeProperty('translate');
  }

  const listening = new AbortController();
  const options = { signal: listening.signal };
  handle.addEventListener('pointerdown', down, options);
  handle.addEventListener('pointermove', move, options);
  handle.addEventListener('pointerup', up, options);
  handle.addEventListener('pointercancel', stop, options);
  return () => listening.abort();
}
