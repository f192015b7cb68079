import type { ChatStore } from '../model/store/chat.store';

const TYPING_ENDS_AFTER_MS = 5_000;

/** Clears a typing indication five seconds after the last event. Returns its stop function. */
export function endTyping(
  store: ChatStore,
  heard: (hear: (guest: Typing) => void) => () => void,
): () => void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const stop = heard(({ roomId, guestId }) => {
    const who = `${roomId} ${guestId}`;
    clearTimeout(timers.get(who));
    const end = () => {
      timers.delete(who);
      store.getState().typingEnded({ roomId, guestId });
    };
    timers.set(who, setTimeout(end, TYPING_ENDS_AFTER_MS));
  });

  return () => {
    stop();
    timers.forEach((timer) => clearTimeout(timer));
  };
}

interface Typing {
  roomId: string;
  guestId: string;
}
