import { unwrapSocketReply } from '@guest/shared/guest-outbox/unwrap-socket-reply';
import type { OutboxSender } from '@guest/shared/outbox/outbox-ports';

/** Makes the errors of a socket request readable for the outbox, which knows no socket. */
export const overSocket = <Sender extends OutboxSender>(sender: Sender): Sender => ({
  ...sender,
  send: (record, options) => unwrapSocketReply(sender.send(record, options)),
  undo: (record, answer) => unwrapSocketReply(sender.undo(record, answer)),
});
