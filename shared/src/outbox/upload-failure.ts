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
  return isGivenUp ? new SendRefused({ status: 410, code: UNREACHABLE, text: '' }) : notUploaded();
}

/**
 * The failure of an upload for which the hotel's server has not even answered. It waits for the server as long as
 * anything else that is written does.
 */
export const notUploaded = (): SendRefused => new SendRefused({ status: 0, code: 'not-sent', text: '' });
