import type { ChatStore } from '../model/store/chat.store';
import type { Room } from '../model/state/room';

/**
 * A room that was begun on this device is asked for once the server has made it: only there it is known whether the
 * other guest has to accept it, and who answers in it. Where that fails, the next digest tells it. Returns its stop function.
 */
export function askForBegun(store: ChatStore, ask: (roomId: string) => void): () => void {
  const asked = new Set<string>();
  return store.subscribe(({ rooms }, before) => {
    if (rooms === before.rooms) return;
    for (const room of Object.values(rooms)) {
      if (!isUntold(room) || asked.has(room.id)) continue;
      asked.add(room.id);
      ask(room.id);
    }
  });
}

/** It has its id, and nothing else that the server would say of it. */
const isUntold = ({ isFake, mark }: Room): boolean => !isFake && mark === '';
