import type { ShownMessage } from '../message/shown-message';

/** The key of the newest message of one's own that may have come somewhere. */
export function latestOwn(
  keys: readonly string[],
  messageOf: (key: string) => ShownMessage | undefined,
  own: string,
): string | undefined {
  return keys.findLast((key) => {
    const message = messageOf(key);
    return message?.from === own && message.messageType !== 'status' && message.sending !== 'failed';
  });
}
