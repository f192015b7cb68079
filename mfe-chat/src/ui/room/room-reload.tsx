import { otherGuestIn } from '@guest/shared/contracts/chat/room-key';
import { useLocation, useNavigate } from '@guest/shared/router';
import { useEffect } from 'react';
import { useChat, useChatState } from '../context/chat-context';
import { MessagesSkeleton } from './messages-skeleton';
import { RoomNotFound } from './room-not-found';

/**
 * Handles an unknown room. If the address is the key of a room with a known contact, the placeholder was lost
 * by a reload and is created again, or the room is found under the id that the server has assigned since.
 */
export function RoomReload({ roomId }: { roomId: string }) {
  const chat = useChat();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const other = useChatState(({ contacts, me }) => contacts[otherGuestIn(roomId, me?.chat_uuid ?? '') ?? '']);
  const guest = other?.type === 'guest' ? other : undefined;
  useEffect(() => {
    if (!guest) return;
    const room = chat.startPrivateRoom(guest);
    if (room === roomId) return;
    const next = new URLSearchParams(search);
    next.set('room', room);
    void navigate(`${pathname}?${next}`, { replace: true });
  }, [guest, chat, roomId, search, pathname, navigate]);
  return guest ? <MessagesSkeleton /> : <RoomNotFound />;
}
