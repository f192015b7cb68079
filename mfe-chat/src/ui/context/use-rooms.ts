import { useChatState } from './chat-context';
import type { Load } from '../../model/load/load';
import { unreadIn, type Draft, type Room } from '../../model/state/room';
import { roomIdsIn } from '../../model/state/room-list';

/** The room ids, the most recently active first. */
export const useRoomIds = (): readonly string[] => useChatState(roomIdsIn);

export const useRoomsLoad = (): Load => useChatState(({ roomsLoad }) => roomsLoad);

export const useRoom = (roomId: string): Room | undefined => useChatState(({ rooms }) => rooms[roomId]);

export const useUnread = (roomId: string): number =>
  useChatState(({ rooms }) => {
    const room = rooms[roomId];
    return room ? unreadIn(room) : 0;
  });

export const useActiveRoomId = (): string | null => useChatState(({ activeRoomId }) => activeRoomId);

export const useDraft = (roomId: string): Draft | undefined =>
  useChatState(({ drafts, rooms }) => drafts[rooms[roomId]?.key ?? roomId]);
