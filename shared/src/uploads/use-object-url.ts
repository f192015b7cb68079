import { useCallback, useSyncExternalStore } from 'react';

const urls = new WeakMap<Blob, { url: string; shown: number }>();

/** Returns an object URL for a blob, shared and revoked when no component uses it any more. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const show = useCallback(() => {
    // Some devices lose the bytes of stored blobs.
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
