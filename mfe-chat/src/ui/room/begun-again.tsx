import { otherIn } from '@guest/shared/contracts/chat/room-key';
import { useLocation, useNavigate } from '@guest/shared/router';
import { useEffect } from 'react';
import { useChat, useChatState } from '../context/chat-context';
import { MessagesSkeleton } from './messages-skeleton';
import { NoSuchRoom } from './no-such-room';

/**
 * Handles an unknown room. If the address is the key of a room with a known contact, the placeholder was lost
 * by a reload and is created again, or the room is found under the id that the server has assigned since.
 */
export function BegunAgain({ roomId }: { roomId: string }) {
  const chat = useChat();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const other = useChatState(({ contacts, me }) => contacts[otherIn(roomId, me?.chat_uuid ?? '') ?? '']);
  const met = other?.type === 'guest' ? other : undefined;
  useEffect(() => {
    if (!met) return;
    const room = chat.startPrivateRoom(met);
    if (room === roomId) return;
    const next = new URLSearchParams(search);
    next.set('room', room);
    void navigate(`${pathname}?${next}`, { replace: true });
  }, [met, chat, roomId, search, pathname, navigate]);
  return met ? <MessagesSkeleton /> : <NoSuchRoom />;
}
