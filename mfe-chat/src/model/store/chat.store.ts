import { createStore } from 'zustand';
import { NO_CHAT, type ChatState, type Effect } from '../state/chat-state';
import { echoEffects } from './echo-effects';
import { historyEffects } from './history-effects';
import { messageEffects } from './message-effects';
import { peopleEffects } from './people-effects';
import { attentionEffects, withSeen } from './attention-effects';
import { draftEffects } from './draft-effects';
import { markEffects } from '../state/marks';
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
  ...markEffects,
  ...messageEffects,
  ...historyEffects,
  ...echoEffects,
  ...peopleEffects,
  ...attentionEffects,
  ...draftEffects,
};
type Effects = typeof effects;
/** One function per event, called after the event has happened with its data. */
export type ChatEvents = { [Name in keyof Effects]: Happening<Effects[Name]> };
type Happening<E extends (chat: ChatState, fact: never) => unknown> =
  Parameters<E> extends [ChatState, infer Fact] ? (fact: Fact) => void : () => void;

export type Chatting = ChatState & ChatEvents;
export type ChatStore = ReturnType<typeof createChatStore>;

export function createChatStore(initial: Partial<ChatState> = {}) {
  return createStore<Chatting>()((set) => {
    const told = Object.entries(effects).map(([name, effect]) => [
      name,
      // The cast is safe: `ChatEvents` pairs each name with the type of its data.
      (fact: never) => set((chat) => withSeen(chat, (effect as Effect<never>)(chat, fact))),
    ]);
    // The cast is safe: `Object.fromEntries` creates one function per name of `effects`.
    return { ...NO_CHAT, ...initial, ...(Object.fromEntries(told) as ChatEvents) };
  });
}
