import type { Host } from '../host/host';
import { deviceStorage } from '../storage/device-storage';
import type { Choice } from './choice';
import { queueKeyOf } from './choice-queue-key';
import { persistChoice, storageName } from './persist-choice';
import { forgetWaiting, showWaiting } from './change-waiting';

/**
 * Shows a choice of the guest in the frame of the tap, and sends it once the hotel can be reached, also after this
 * page has ended. It resolves to whether the choice is kept.
 */
export async function sendChoice(host: Host, choice: Choice): Promise<boolean> {
  const { token, user } = host.session.getState();
  if (!token || !user) return false;
  const guest = user.guest_uuid;
  const owner = { queries: host.queries, guest };
  const queueKey = queueKeyOf(choice);
  const persisted = persistChoice(guest, choice, host.now());
  showWaiting(owner, queueKey, persisted);
  function takeBack(): false {
    deviceStorage.setItem(storageName(guest, choice), null);
    forgetWaiting(owner, queueKey, persisted);
    return false;
  }
  try {
    const { choicesOf } = await import(/* webpackChunkName: "choices" */ './guest-choices');
    const outbox = await choicesOf(host).open();
    // The guest has signed out meanwhile.
    if (!outbox) return takeBack();
    await outbox.store();
    return true;
  } catch {
    // The code of the outbox could not be loaded. The caller tells the guest.
    return takeBack();
  }
}
