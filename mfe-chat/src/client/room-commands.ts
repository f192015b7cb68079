import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Realtime } from '@guest/shared/realtime/realtime';
import type { Chat } from '../model/store/chat';
import type { ChatStore } from '../model/store/chat.store';
import { createResponseGuard } from '../sync/stale-response-guard';

type RoomCommands = Pick<
  Chat,
  | 'mute'
  | 'unmute'
  | 'block'
  | 'unblock'
  | 'accept'
  | 'decline'
  | 'join'
  | 'leave'
  | 'reportMessage'
  | 'translate'
>;
type RoomChange =
  | 'guestMuteRoom'
  | 'guestUnmuteRoom'
  | 'blockPrivateGuestRoom'
  | 'unblockPrivateGuestRoom'
  | 'acceptGuestRequest';

/**
 * The guest's actions on rooms. Changes that can show before the reply do so, and are undone if the server
 * refuses.
 */
export function createRoomCommands(store: ChatStore, { ask }: Pick<Realtime, 'ask'>): RoomCommands {
  async function applyReply(pendingRoom: Promise<Conversation>): Promise<string> {
    const isCurrent = createResponseGuard(store);
    const conversation = await pendingRoom;
    if (isCurrent(conversation.id)) store.getState().roomReceived(conversation);
    return conversation.id;
  }

  async function change(name: RoomChange, roomId: string): Promise<void> {
    await applyReply(ask(name, { roomId }));
  }

  async function mute(roomId: string, muted: boolean): Promise<void> {
    store.getState().roomMuted({ roomId, muted });
    try {
      await change(muted ? 'guestMuteRoom' : 'guestUnmuteRoom', roomId);
    } catch (error) {
      store.getState().roomMuted({ roomId, muted: !muted });
      throw error;
    }
  }

  return {
    mute: (roomId) => mute(roomId, true),
    unmute: (roomId) => mute(roomId, false),
    // A block is not optimistic: showing one that then fails would be worse than a short wait.
    block: (roomId) => change('blockPrivateGuestRoom', roomId),
    unblock: (roomId) => change('unblockPrivateGuestRoom', roomId),
    accept: (roomId) => change('acceptGuestRequest', roomId),

    async decline(roomId) {
      await ask('declineGuestRequest', { roomId });
      store.getState().roomDeclined({ roomId });
    },

    join: (code) => applyReply(ask('joinExternalGroupRoom', { code })),

    async leave(roomId) {
      await ask('leaveExternalGroupRoom', { roomId });
      store.getState().roomGone(roomId);
    },

    translate: (query) => ask('translateMessages', query),

    async reportMessage(report) {
      await ask('reportMessage', report);
    },
  };
}
