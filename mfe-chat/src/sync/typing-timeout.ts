import type { ChatStore } from '../model/store/chat.store';

const TYPING_TIMEOUT_MS = 5_000;

/** Clears a typing indication five seconds after the last event. Returns its stop function. */
export function startTypingTimeouts(
  store: ChatStore,
  onTyping: (listener: (guest: TypingPush) => void) => () => void,
): () => void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const stop = onTyping(({ roomId, guestId }) => {
    const typingKey = `${roomId} ${guestId}`;
    clearTimeout(timers.get(typingKey));
    const end = () => {
      timers.delete(typingKey);
      store.getState().typingEnded({ roomId, guestId });
    };
    timers.set(typingKey, setTimeout(end, TYPING_TIMEOUT_MS));
  });

  return () => {
    stop();
    timers.forEach((timer) => clearTimeout(timer));
  };
}

interface TypingPush {
  roomId: string;
  guestId: string;
}
