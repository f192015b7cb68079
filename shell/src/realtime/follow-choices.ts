import type { Host } from '@guest/shared';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { retryImport } from '@guest/shared/lazy/retry-import';
import { CHOICES_PREFIX } from '@guest/shared/choices/persist-choice';
import { databaseNames } from '@guest/shared/storage/device-databases';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { storedNames } from '@guest/shared/storage/stored-names';
import { whenIdle } from '../offline/when-idle';
import { whileIdentified } from './while-identified';

/**
 * Sends the favourites, ratings and preferences that an earlier page could not send, on every page of the same guest.
 * Returns a stop function.
 */
export const followChoices = (host: Host): (() => void) =>
  whileIdentified(
    host.session,
    ({ token, user }) => (token ? user?.guest_uuid : undefined),
    async (_restart, guest) => {
      await whenIdle();
      const name = CHOICES_PREFIX + guest;
      const isKept = storedNames(deviceStorage).some((stored) => stored.startsWith(`${name} `));
      const isUsed = isKept || (await databaseNames()).includes(name);
      if (isUsed) await sendWaiting(host);
      // The outbox closes itself with the session.
      return () => {};
    },
  );

async function sendWaiting(host: Host): Promise<void> {
  const { choicesOf } = await retryImport(
    () => import(/* webpackChunkName: "choices" */ '@guest/shared/choices/guest-choices'),
  );
  await choicesOf(host).open().catch(reportBackgroundError);
}
