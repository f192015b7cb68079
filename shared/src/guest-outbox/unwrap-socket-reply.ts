import { SendRefused } from '../outbox/send-refused';
import { isSocketError, type SocketError } from '../realtime/socket-error';

/** Returns the reply of a socket request, or throws the failure in the form that the outbox reads. */
export async function unwrapSocketReply<R>(asking: Promise<R>): Promise<R> {
  try {
    return await asking;
  } catch (error) {
    throw isSocketError(error) ? toSendRefused(error) : error;
  }
}

/** The outbox knows no socket. */
export const toSendRefused = (error: SocketError): SendRefused => {
  const { status, code, message: text, retryAfterMs, fields, data } = error;
  return new SendRefused({ status, code, text, retryAfterMs, fields, data });
};
