import { useLocation, useNavigate } from '@guest/shared/router';
import { useEffect, useState } from 'react';
import { useChatState } from '../context/chat-context';
import { OWN_EXTERNAL } from '../../model/state/placeholder-room';

/**
 * Returns the room to show. A placeholder room gets its id with the first message: the address changes, but
 * `pane` stays the same, so the composed text is kept. Any other room gets a new `pane`.
 */
export function useRenamedRoom(requestedId: string | undefined): {
  roomId: string | undefined;
  pane: number;
} {
  const active = useChatState(({ activeRoomId }) => activeRoomId);
  const isKnown = useChatState(({ rooms }) => requestedId !== undefined && rooms[requestedId] !== undefined);
  const isNamed = !isKnown && isPlaceholderId(requestedId) && active !== null && !isPlaceholderId(active);
  const roomId = isNamed ? active : requestedId;
  const [shown, setShown] = useState({ roomId, pane: 0 });
  if (roomId !== shown.roomId) {
    const isSameRoom = isPlaceholderId(shown.roomId) && roomId === active;
    setShown({ roomId, pane: isSameRoom ? shown.pane : shown.pane + 1 });
  }
  useRoomInAddress(roomId, active);
  return { roomId, pane: shown.pane };
}

/** Replaces a placeholder id in the address, because it would be invalid after leaving the page. */
function useRoomInAddress(roomId: string | undefined, active: string | null): void {
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const query = new URLSearchParams(search);
  const isOutdated =
    isPlaceholderId(query.get('room') ?? undefined) && !isPlaceholderId(roomId) && roomId === active;
  useEffect(() => {
    if (!isOutdated || roomId === undefined) return;
    const next = new URLSearchParams(search);
    next.set('room', roomId);
    void navigate(`${pathname}?${next}`, { replace: true });
  }, [isOutdated, roomId, navigate, pathname, search]);
}

/** Reports whether this is the provisional id of a room. */
const isPlaceholderId = (room: string | undefined): boolean =>
  room === OWN_EXTERNAL || room?.includes(':') === true;
