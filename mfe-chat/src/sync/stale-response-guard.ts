import type { ChatStore } from '../model/store/chat.store';

/**
 * Must be called before rooms are requested. The returned function reports whether the reply still belongs to
 * this guest and database and, for a known room, that the guest has not left it.
 */
export function createResponseGuard(store: ChatStore): (roomId?: string) => boolean {
  const { me, epoch, rooms } = store.getState();
  return (roomId = '') => {
    const now = store.getState();
    const isSame = now.me?.chat_uuid === me?.chat_uuid && (epoch === null || now.epoch === epoch);
    return isSame && (!rooms[roomId] || now.rooms[roomId] !== undefined);
  };
}
