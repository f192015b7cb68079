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

/** Everything that can happen to the chat, by what it does. */
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
/** Each is told once it has happened, with what is known of it. */
export type ChatEvents = { [Name in keyof Effects]: Happening<Effects[Name]> };
type Happening<E extends (chat: ChatState, fact: never) => unknown> =
  Parameters<E> extends [ChatState, infer Fact] ? (fact: Fact) => void : () => void;

export type Chatting = ChatState & ChatEvents;
export type ChatStore = ReturnType<typeof createChatStore>;

export function createChatStore(initial: Partial<ChatState> = {}) {
  return createStore<Chatting>()((set) => {
    const told = Object.entries(effects).map(([name, effect]) => [
      name,
      // The fact goes with the name by the type above.
      (fact: never) => set((chat) => withSeen(chat, (effect as Effect<never>)(chat, fact))),
    ]);
    // One function under each name of the table, which is what the type says.
    return { ...NO_CHAT, ...initial, ...(Object.fromEntries(told) as ChatEvents) };
  });
}
