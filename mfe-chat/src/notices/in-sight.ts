const IN_SIGHT = 'chat in sight';

/** Holds a lock while this tab is visible, so that other tabs know of it. Returns its stop function. */
export function showPresence(): () => void {
  let letGo = () => {};
  const look = () => {
    letGo();
    if (document.hidden || !hasLocks()) return;
    const hidden = new Promise<void>((resolve) => (letGo = resolve));
    void navigator.locks.request(IN_SIGHT, { mode: 'shared' }, () => hidden);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    letGo();
  };
}

/** Reports whether any tab of the app is visible; a message then needs no notification. */
export async function isAnyInSight(): Promise<boolean> {
  if (!document.hidden) return true;
  if (!hasLocks()) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === IN_SIGHT);
}

/** Without the Web Locks API, each tab knows only about itself. */
const hasLocks = () => Boolean(navigator.locks);
