import type { OutboxSender } from '@guest/shared/outbox/outbox-ports';
import { SendRefused } from '@guest/shared/outbox/send-refused';
import { isSocketError, type SocketError } from '@guest/shared/realtime/socket-error';

/** Makes the errors of a socket request readable for the outbox, which knows no socket. */
export const overSocket = <Sender extends OutboxSender>(sender: Sender): Sender => ({
  ...sender,
  send: (record) => sender.send(record).catch(refuse),
  undo: (record, answer) => sender.undo(record, answer).catch(refuse),
});

function refuse(error: unknown): never {
  throw isSocketError(error) ? toSendRefused(error) : error;
}

export const toSendRefused = (error: SocketError): SendRefused => {
  const { status, code, message: text, retryAfterMs, fields, data } = error;
  return new SendRefused({ status, code, text, retryAfterMs, fields, data });
};
