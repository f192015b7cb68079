/**
 * Starts a timer that first handles messages that have already arrived, because this process itself may have
 * been busy. Returns a function that stops it.
 */
export function cpuAwareTimer(ms: number, onTimeout: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (immediate = setImmediate(onTimeout)), ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}
