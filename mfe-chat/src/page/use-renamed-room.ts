import { useLocation, useNavigate } from '@guest/shared/router';
import { useEffect, useState } from 'react';
import { useChatState } from '../chat-context';

const RENAMED = { isRenamed: true };

/**
 * The room that the address names. One that was begun here gets its id with the first message: the address follows, and
 * the pane stays as it is, with what is being written in it.
 */
export function useRenamedRoom(asked: string | undefined): { roomId: string | undefined; pane: number } {
  const navigate = useNavigate();
  const { state, search, pathname } = useLocation();
  const isKnown = useChatState(({ rooms }) => asked !== undefined && rooms[asked] !== undefined);
  const active = useChatState(({ activeRoomId }) => activeRoomId);
  const [shown, setShown] = useState({ asked, pane: 0, wasKnown: isKnown });
  const isRenamed =
    asked !== undefined && asked === shown.asked && shown.wasKnown && !isKnown && active !== null;

  if (asked !== shown.asked) {
    const isSamePane = isObject(state) && state.isRenamed === true;
    setShown({ asked, pane: isSamePane ? shown.pane : shown.pane + 1, wasKnown: isKnown });
  } else if (isKnown && !shown.wasKnown) {
    setShown({ ...shown, wasKnown: true });
  }

  useEffect(() => {
    if (!isRenamed || active === null) return;
    const query = new URLSearchParams(search);
    query.set('room', active);
    void navigate(`${pathname}?${query}`, { replace: true, state: RENAMED });
  }, [isRenamed, active, navigate, pathname, search]);

  return { roomId: isRenamed ? (active ?? asked) : asked, pane: shown.pane };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
