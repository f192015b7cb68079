import { askOrRefuse } from '@guest/shared/guest-outbox/ask-or-refuse';
import type { OutboxSender } from '@guest/shared/outbox/outbox-ports';

/** Makes the errors of a socket request readable for the outbox, which knows no socket. */
export const overSocket = <Sender extends OutboxSender>(sender: Sender): Sender => ({
  ...sender,
  send: (record, options) => askOrRefuse(sender.send(record, options)),
  undo: (record, answer) => askOrRefuse(sender.undo(record, answer)),
});
