/** Returns a function that asks the browser once to keep the data of this device, even if it needs room for others. */
export function requestPersistence(): () => void {
  let isRequested = false;
  return () => {
    if (isRequested) return;
    isRequested = true;
    // A browser that refuses persistence still stores the data as long as it can.
    navigator.storage?.persist?.().catch(() => {});
  };
}
