/**
 * Starts a timer that first handles messages that have already arrived, because this process itself may have
 * been busy. Returns a function that stops it.
 */
export function patientTimer(ms: number, ring: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (immediate = setImmediate(ring)), ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}
