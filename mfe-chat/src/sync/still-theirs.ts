import type { ChatStore } from '../model/store/chat.store';

/**
 * To be noted before the server is asked for rooms: says whether the answer still is for this guest and of this database
 * and, of a room that was known, that they have not left it meanwhile.
 */
export function stillTheirs(store: ChatStore): (roomId?: string) => boolean {
  const { me, epoch, rooms } = store.getState();
  return (roomId = '') => {
    const now = store.getState();
    const isSame = now.me?.chat_uuid === me?.chat_uuid && (epoch === null || now.epoch === epoch);
    return isSame && (!rooms[roomId] || now.rooms[roomId] !== undefined);
  };
}
