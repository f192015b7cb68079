const VISIBLE_TAB_LOCK = 'chat in sight';

/** Holds a lock while this tab is visible, so that other tabs know of it. Returns its stop function. */
export function announceVisibility(): () => void {
  let release = () => {};
  const update = () => {
    release();
    if (document.hidden || !hasLocks()) return;
    const hidden = new Promise<void>((resolve) => (release = resolve));
    void navigator.locks.request(VISIBLE_TAB_LOCK, { mode: 'shared' }, () => hidden);
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    document.removeEventListener('visibilitychange', update);
    release();
  };
}

/** Reports whether any tab of the app is visible; a message then needs no notification. */
export async function isAnyTabVisible(): Promise<boolean> {
  if (!document.hidden) return true;
  if (!hasLocks()) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === VISIBLE_TAB_LOCK);
}

/** Without the Web Locks API, each tab knows only about itself. */
const hasLocks = () => Boolean(navigator.locks);
