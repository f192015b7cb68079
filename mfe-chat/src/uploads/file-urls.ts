import type { FileUrls } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Realtime } from '@guest/shared/realtime/realtime';

export type FileUrl = FileUrls['files'][number];

const TOGETHER_MS = 30;
const MOST_AT_ONCE = 50;
const BEFORE_THE_END_MS = 60_000;

interface Known {
  url: Promise<FileUrl | undefined>;
  until: number;
}

/** Loads the addresses of files in batches and caches them until shortly before they expire. */
export function createFileUrls({ ask }: Pick<Realtime, 'ask'>, now: () => number) {
  const known = new Map<string, Known>();
  let waiting = new Map<string, (url: FileUrl | undefined) => void>();

  async function askAll(): Promise<void> {
    const asked = [...waiting];
    waiting = new Map();
    for (let at = 0; at < asked.length; at += MOST_AT_ONCE) await askSome(asked.slice(at, at + MOST_AT_ONCE));
  }

  async function askSome(some: [key: string, tell: (url: FileUrl | undefined) => void][]): Promise<void> {
    const keys = some.map(([key]) => key);
    const { files, until } = await ask('getFileUrls', { keys }).catch(() => ({ files: [], until: 0 }));
    for (const [key, tell] of some) {
      const url = files.find((file) => file.key === key);
      const entry = known.get(key);
      // A failed request is not cached, so the next one tries again.
      if (!url) known.delete(key);
      else if (entry) entry.until = until - BEFORE_THE_END_MS;
      tell(url);
    }
  }

  return {
    of(key: string): Promise<FileUrl | undefined> {
      const entry = known.get(key);
      if (entry && entry.until > now()) return entry.url;
      const url = new Promise<FileUrl | undefined>((resolve) => {
        if (waiting.size === 0) setTimeout(() => void askAll(), TOGETHER_MS);
        waiting.set(key, resolve);
      });
      known.set(key, { url, until: Infinity });
      return url;
    },
    /** Drops an address that does not work, so that it is requested again. */
    forget: (key: string) => void known.delete(key),
  };
}

export type FileUrlsOf = ReturnType<typeof createFileUrls>;
