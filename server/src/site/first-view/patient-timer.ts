/**
 * A timer that first lets be heard what has already arrived: this process may have been busy itself.
 * Returns its stop function.
 */
export function patientTimer(ms: number, ring: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (immediate = setImmediate(ring)), ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}
