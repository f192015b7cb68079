import { useLocation, useNavigate } from '@guest/shared/router';
import { useEffect, useState } from 'react';
import { useChatState } from '../context/chat-context';
import { OWN_EXTERNAL } from '../../model/state/fake-room';

/**
 * Returns the room to show. A placeholder room gets its id with the first message: the address changes, but
 * `pane` stays the same, so the composed text is kept. Any other room gets a new `pane`.
 */
export function useRenamedRoom(asked: string | undefined): { roomId: string | undefined; pane: number } {
  const active = useChatState(({ activeRoomId }) => activeRoomId);
  const isKnown = useChatState(({ rooms }) => asked !== undefined && rooms[asked] !== undefined);
  const isNamed = !isKnown && isPromised(asked) && active !== null && !isPromised(active);
  const roomId = isNamed ? active : asked;
  const [shown, setShown] = useState({ roomId, pane: 0 });
  if (roomId !== shown.roomId) {
    const isSameRoom = isPromised(shown.roomId) && roomId === active;
    setShown({ roomId, pane: isSameRoom ? shown.pane : shown.pane + 1 });
  }
  useAddressOf(roomId, active);
  return { roomId, pane: shown.pane };
}

/** Replaces a placeholder id in the address, because it would be invalid after leaving the page. */
function useAddressOf(roomId: string | undefined, active: string | null): void {
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const query = new URLSearchParams(search);
  const isOutdated = isPromised(query.get('room') ?? undefined) && !isPromised(roomId) && roomId === active;
  useEffect(() => {
    if (!isOutdated || roomId === undefined) return;
    const next = new URLSearchParams(search);
    next.set('room', roomId);
    void navigate(`${pathname}?${next}`, { replace: true });
  }, [isOutdated, roomId, navigate, pathname, search]);
}

/** Reports whether this is the provisional id of a room. */
const isPromised = (room: string | undefined): boolean =>
  room === OWN_EXTERNAL || room?.includes(':') === true;
