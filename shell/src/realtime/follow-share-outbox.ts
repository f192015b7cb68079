import type { Host } from '@guest/shared';
import { databaseNames } from '@guest/shared/storage/device-databases';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { storedNames } from '@guest/shared/storage/stored-names';
import type { RunningRemote } from '../fallback/fallback-state';
import { whenIdle } from '../offline/when-idle';
import { startWork, whileIdentified } from './while-identified';

interface ShareOutboxDeps {
  host: Pick<Host, 'session'>;
  /** Mounts the remote of Share. */
  pages: { mount(name: 'discover'): Promise<RunningRemote> };
}

/**
 * Starts the background work of mfe-discover on every page, for a guest who has posted or liked something on this
 * device: what an earlier page could not send is sent now. Other guests do not load the remote for it. Returns a
 * stop function.
 */
export const followShareOutbox = ({ host, pages }: ShareOutboxDeps): (() => void) =>
  whileIdentified(
    host.session,
    ({ token, user }) => (token ? user?.guest_uuid : undefined),
    async (onReplaced, guest) => {
      await whenIdle();
      const name = `outbox-share ${guest}`;
      const isKept = storedNames(deviceStorage).some((stored) => stored.startsWith(`${name} `));
      const isUsed = isKept || (await databaseNames()).includes(name);
      return isUsed ? startWork(await pages.mount('discover'), onReplaced) : () => {};
    },
  );
