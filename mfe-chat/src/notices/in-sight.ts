const IN_SIGHT = 'chat in sight';

/** Holds a sign up for the guest's other tabs while this one is seen. Returns its stop function. */
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

/** Whether the guest sees any tab of the suite: whatever comes is shown there. */
export async function isAnyInSight(): Promise<boolean> {
  if (!document.hidden) return true;
  if (!hasLocks()) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === IN_SIGHT);
}

/** Not every browser has them; there, each tab only knows of itself. */
const hasLocks = () => Boolean(navigator.locks);
