import { otherIn } from '@guest/shared/contracts/chat/room-key';
import { useLocation, useNavigate } from '@guest/shared/router';
import { useEffect } from 'react';
import { useChat, useChatState } from '../context/chat-context';
import { MessagesSkeleton } from './messages-skeleton';
import { NoSuchRoom } from './no-such-room';

/**
 * A room that nobody knows of. Where its address is the key of one with a guest whom this one has met, it was begun
 * before the page was loaded anew, and is begun again; or it was made since, and is found under its id.
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
