import { createChannel as create } from '../../release/src/channel/create-channel';
import { promote } from '../../release/src/channel/promote';
import { rollBack } from '../../release/src/channel/roll-back';
import type { Author, Versions } from '../../release/src/registry/sets';
import { openStorage } from '../../release/src/storage/open-storage';

/**
 * Changes channels as `pnpm release` does, in the process of the test and without trying the versions in a browser first,
 * which takes one core up to 17 seconds. `store` is the release directory; changes are signed with `RELEASE_KEY`.
 */
export function channelsIn(store: string) {
  const storage = () => openStorage(process.env, { folder: store });
  return {
    async create(channel: string): Promise<void> {
      await create(await storage(), channel, authorOf('new channel'));
    },
    /** Releases versions to all visitors of a channel if the check allows it, and returns the new set. */
    async promote(channel: string, versions: Versions): Promise<string> {
      const author = authorOf('promoted');
      return setIn(await promote(await storage(), { channel, versions, author }));
    },
    /** Returns a channel to an earlier set. */
    async rollBack(channel: string, to: string): Promise<void> {
      await rollBack(await storage(), { channel, to, author: authorOf('rolled back') });
    },
  };
}

function setIn({ change }: Awaited<ReturnType<typeof promote>>): string {
  if (change.set === null) throw new Error(`${change.channel} has no set`);
  return change.set;
}

const authorOf = (reason: string): Author => ({ actor: 'test', reason, at: new Date().toISOString() });
