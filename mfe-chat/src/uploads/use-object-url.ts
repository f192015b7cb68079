import { useCallback, useSyncExternalStore } from 'react';

const urls = new WeakMap<Blob, { url: string; shown: number }>();

/** An address for what is only on this device, as long as it is shown anywhere. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const show = useCallback(() => {
    // Some devices lose the bytes of what they have kept.
    if (!(blob instanceof Blob)) return () => {};
    const entry = urls.get(blob) ?? { url: URL.createObjectURL(blob), shown: 0 };
    entry.shown += 1;
    urls.set(blob, entry);
    return () => {
      entry.shown -= 1;
      if (entry.shown > 0) return;
      urls.delete(blob);
      URL.revokeObjectURL(entry.url);
    };
  }, [blob]);
  return useSyncExternalStore(
    show,
    () => blob && urls.get(blob)?.url,
    () => undefined,
  );
}
