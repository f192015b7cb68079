import { createStore } from 'zustand';
import { EMPTY_CHAT, type ChatState, type Effect } from '../state/chat-state';
import { echoEffects } from './echo-effects';
import { historyEffects } from './history-effects';
import { messageEffects } from './message-effects';
import { peopleEffects } from './people-effects';
import { attentionEffects, withSeen } from './attention-effects';
import { draftEffects } from './draft-effects';
import { readMarkerEffects } from '../state/read-markers';
import { memberEffects } from './member-effects';
import { roomEffects } from './room-effects';
import { roomListEffects } from './room-list-effects';
import { sessionEffects } from './session-effects';

/** All events of the chat with their effects. */
const effects = {
  ...sessionEffects,
  ...roomListEffects,
  ...roomEffects,
  ...memberEffects,
  ...readMarkerEffects,
  ...messageEffects,
  ...historyEffects,
  ...echoEffects,
  ...peopleEffects,
  ...attentionEffects,
  ...draftEffects,
};
type Effects = typeof effects;
/** One function per event, called after the event has happened with its data. */
export type ChatEvents = { [Name in keyof Effects]: EventHandler<Effects[Name]> };
type EventHandler<E extends (chat: ChatState, fact: never) => unknown> =
  Parameters<E> extends [ChatState, infer Fact] ? (fact: Fact) => void : () => void;

export type ChatStoreState = ChatState & ChatEvents;
export type ChatStore = ReturnType<typeof createChatStore>;

export function createChatStore(initial: Partial<ChatState> = {}) {
  return createStore<ChatStoreState>()((set) => {
    const events = Object.entries(effects).map(([name, effect]) => [
      name,
      // The cast is safe: `ChatEvents` pairs each name with the type of its data.
      (fact: never) => set((chat) => withSeen(chat, (effect as Effect<never>)(chat, fact))),
    ]);
    // The cast is safe: `Object.fromEntries` creates one function per name of `effects`.
    return { ...EMPTY_CHAT, ...initial, ...(Object.fromEntries(events) as ChatEvents) };
  });
}
