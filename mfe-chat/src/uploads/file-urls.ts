import type { FileUrls } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Realtime } from '@guest/shared/realtime/realtime';

export type FileUrl = FileUrls['files'][number];

const BATCH_DELAY_MS = 30;
const MAX_PER_REQUEST = 50;
const EXPIRY_MARGIN_MS = 60_000;

interface CachedUrl {
  url: Promise<FileUrl | undefined>;
  until: number;
}

/** Loads the addresses of files in batches and caches them until shortly before they expire. */
export function createFileUrls({ ask }: Pick<Realtime, 'ask'>, now: () => number) {
  const known = new Map<string, CachedUrl>();
  let waiting = new Map<string, (url: FileUrl | undefined) => void>();

  async function requestAll(): Promise<void> {
    const batch = [...waiting];
    waiting = new Map();
    for (let at = 0; at < batch.length; at += MAX_PER_REQUEST)
      await requestBatch(batch.slice(at, at + MAX_PER_REQUEST));
  }

  async function requestBatch(
    some: [key: string, tell: (url: FileUrl | undefined) => void][],
  ): Promise<void> {
    const keys = some.map(([key]) => key);
    const { files, until } = await ask('getFileUrls', { keys }).catch(() => ({ files: [], until: 0 }));
    for (const [key, respond] of some) {
      const url = files.find((file) => file.key === key);
      const entry = known.get(key);
      // A failed request is not cached, so the next one tries again.
      if (!url) known.delete(key);
      else if (entry) entry.until = until - EXPIRY_MARGIN_MS;
      respond(url);
    }
  }

  return {
    of(key: string): Promise<FileUrl | undefined> {
      const entry = known.get(key);
      if (entry && entry.until > now()) return entry.url;
      const url = new Promise<FileUrl | undefined>((resolve) => {
        if (waiting.size === 0) setTimeout(() => void requestAll(), BATCH_DELAY_MS);
        waiting.set(key, resolve);
      });
      known.set(key, { url, until: Infinity });
      return url;
    },
    /** Drops an address that does not work, so that it is requested again. */
    forget: (key: string) => void known.delete(key),
  };
}

export type FileUrlCache = ReturnType<typeof createFileUrls>;
