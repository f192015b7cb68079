import { useHost } from '@guest/shared';
import type { Realtime } from '@guest/shared/realtime/realtime';
import { useCallback, useEffect, useState } from 'react';
import { createFileUrls, type FileUrl, type FileUrlCache } from './file-urls';

/** One cache per connection: addresses are valid only for the connected guest. */
const all = new WeakMap<Realtime, FileUrlCache>();

/** Returns the address of a file once it is loaded. `again` requests it anew after a failure. */
export function useFileUrl(key: string | undefined): { file: FileUrl | undefined; again: () => void } {
  const { realtime, now } = useHost();
  const [found, setFound] = useState<FileUrl>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    const urls = all.get(realtime) ?? createFileUrls(realtime, now);
    all.set(realtime, urls);
    if (tries > 0) urls.forget(key);
    void urls.of(key).then((file) => isCurrent && setFound(file));
    return () => void (isCurrent = false);
  }, [key, realtime, now, tries]);

  // Only one retry: a file that is gone does not come back.
  const again = useCallback(() => setTries((before) => Math.min(before + 1, 1)), []);
  return { file: found?.key === key ? found : undefined, again };
}
