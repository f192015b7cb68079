import type { ChatStore } from '../model/store/chat.store';
import type { Room } from '../model/state/room';

/**
 * Requests a room started on this device once the server has created it, because only the server knows
 * whether the other guest must accept it and who replies. After a failure the next digest contains the room.
 * Returns its stop function.
 */
export function requestNewRooms(store: ChatStore, request: (roomId: string) => void): () => void {
  const requestedIds = new Set<string>();
  return store.subscribe(({ rooms }, before) => {
    if (rooms === before.rooms) return;
    for (const room of Object.values(rooms)) {
      if (!isNotLoaded(room) || requestedIds.has(room.id)) continue;
      requestedIds.add(room.id);
      request(room.id);
    }
  });
}

/** Reports whether a room has its id but no other data from the server. */
const isNotLoaded = ({ isFake, mark }: Room): boolean => !isFake && mark === '';
