import { channelNames } from '../../../../release/src/channel/channel-log';
import type { ReleaseStorage } from '../../../../release/src/storage/storage';

/** Names of hosts come from requests, so the channels are listed at most this often, whatever is asked. */
const LISTED_EVERY_MS = 1_000;

/**
 * Tells whether a channel exists, also if it was created while the server runs. If the store cannot be read, the last
 * known channels count, and the error goes to `onError`.
 */
export function createChannelNames(
  storage: ReleaseStorage,
  { now, onError }: { now: () => number; onError: (error: unknown) => void },
): (channel: string) => Promise<boolean> {
  let names: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  let listedAt = -Infinity;

  async function list(before: typeof names): Promise<ReadonlySet<string>> {
    try {
      return new Set(await channelNames(storage));
    } catch (error) {
      onError(error);
      return before;
    }
  }

  return async (channel) => {
    if (now() - listedAt >= LISTED_EVERY_MS) {
      listedAt = now();
      names = list(names);
    }
    return (await names).has(channel);
  };
}
