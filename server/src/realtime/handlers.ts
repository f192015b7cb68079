import type { ChatParts } from '../features/chat/chat-parts';
import { markEvents } from '../features/chat/mark.events';
import { messageEvents } from '../features/chat/message.events';
import { readingEvents } from '../features/chat/reading.events';
import type { Handlers } from './answer';

/** Everything the socket answers. */
export function createHandlers(chat: ChatParts): Partial<Handlers> {
  return { ...messageEvents(chat), ...readingEvents(chat), ...markEvents(chat) };
}
