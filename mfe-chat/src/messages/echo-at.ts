import type { ChatState } from '../chat-state';
import { messageIn } from './message-map';
import type { ShownMessage } from './shown-message';

/** A message of one's own that is not acknowledged, in whatever room. */
export function echoAt({ logs }: ChatState, key: string): ShownMessage | undefined {
  for (const { byKey } of Object.values(logs)) {
    const message = messageIn(byKey, key);
    if (message) return message.sending ? message : undefined;
  }
  return undefined;
}
