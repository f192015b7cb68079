import type { ShownMessage } from '../message/shown-message';

/** Returns the key of the guest's newest message that has not failed. */
export function lastOwnMessage(
  keys: readonly string[],
  messageOf: (key: string) => ShownMessage | undefined,
  own: string,
): string | undefined {
  return keys.findLast((key) => {
    const message = messageOf(key);
    return message?.from === own && message.messageType !== 'status' && message.sending !== 'failed';
  });
}
