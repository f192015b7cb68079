import type { Outcome } from '../http/api-client';
import { SendRefused } from '../outbox/send-refused';

/** Returns the reply of a call, or throws the failure in the form that the outbox reads. */
export function unwrapReply<R>(outcome: Outcome<R>): R {
  if ('data' in outcome) return outcome.data;
  const { error: text, response } = outcome;
  const { code = 'unknown', retryAfter, fields, data } = response?.data ?? {};
  throw new SendRefused({
    status: response?.status ?? 0,
    code: response ? code : 'unknown',
    text,
    retryAfterMs: retryAfter === undefined ? undefined : retryAfter * 1_000,
    fields,
    data,
  });
}

/** The request never left this device, so it is sent again later. */
export const notSent = () => new SendRefused({ status: 0, code: 'not-sent', text: '' });
