import type { OutboxRecord } from './outbox-record';
import { SendRefused } from './send-refused';
import { UNREACHABLE } from './send-result';

/** After so many attempts that did not reach the store, an upload waits for the guest. */
const MAX_UPLOAD_TRIES = 5;

/**
 * Returns the failure of an upload that did not arrive. It is tried again by itself, but not for ever: a file that never
 * gets through must not look as if it were on its way. While the device is offline, it waits for the network.
 */
export function uploadFailure({ tries }: Pick<OutboxRecord, 'tries'>): SendRefused {
  const isGivenUp = tries + 1 >= MAX_UPLOAD_TRIES && navigator.onLine;
  return new SendRefused({
    status: isGivenUp ? 410 : 0,
    code: isGivenUp ? UNREACHABLE : 'not-sent',
    text: '',
  });
}
