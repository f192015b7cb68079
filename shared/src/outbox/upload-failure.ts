import type { OutboxRecord } from './outbox-record';
import { SendRefused } from './send-refused';
import { UNREACHABLE } from './send-result';

/** After this many attempts that did not reach the file store, an upload waits for the guest. */
const MAX_UPLOAD_TRIES = 5;

/**
 * Returns the failure of an upload that did not arrive. The outbox retries it a limited number of times, because a
 * file that never arrives must not look as if it were on its way. While the device is offline, attempts do not count
 * as the last one.
 */
export function uploadFailure({ tries }: Pick<OutboxRecord, 'tries'>): SendRefused {
  const isGivenUp = tries + 1 >= MAX_UPLOAD_TRIES && navigator.onLine;
  return isGivenUp ? new SendRefused({ status: 410, code: UNREACHABLE, text: '' }) : notUploaded();
}

/**
 * Returns the failure of an upload for which the hotel's server has not replied. It is retried without a limit, like
 * every other unsent record.
 */
export const notUploaded = (): SendRefused => new SendRefused({ status: 0, code: 'not-sent', text: '' });
