import type { Host } from '../host/host';
import type { Choice } from './choice';
import { laneOf } from './choice-lane';
import { forgetWaiting, showWaiting } from './waiting-choices';

/**
 * Shows a choice of the guest in the frame of the tap, and sends it once the hotel can be reached, also after this
 * page has ended. It resolves to whether the choice is kept.
 */
export async function sendChoice(host: Host, choice: Choice): Promise<boolean> {
  const lane = laneOf(choice);
  // The outbox gives the choice its key.
  const waiting = { key: 'not stored yet', choice };
  showWaiting(host.queries, lane, waiting);
  try {
    const { choicesOf } = await import(/* webpackChunkName: "choices" */ './guest-choices');
    const outbox = await choicesOf(host).open();
    if (!outbox) forgetWaiting(host.queries, lane, waiting);
    await outbox?.choose(choice);
    return outbox !== undefined;
  } catch {
    // The code of the outbox could not be loaded. The caller tells the guest.
    forgetWaiting(host.queries, lane, waiting);
    return false;
  }
}
