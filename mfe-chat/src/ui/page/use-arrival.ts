import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { useLocation, useNavigate, useSearchParams } from '@guest/shared/router';
import { pathTo } from '@guest/shared/routes/routes';
import { useEffect, useEffectEvent } from 'react';
import { useChat, useChatState } from '../context/chat-context';
import { withPopulated } from '../composer/with-populated';
import { OWN_EXTERNAL } from '../../model/state/fake-room';
import { isOwnExternal } from '../../model/state/own-external';
import { sentenceOf } from '../../format/sentence-of';
import { useText } from '../../texts';

/** Remembered with the step of the history, so that neither a reload nor the way back does it again. */
const ARRIVED = { hasArrived: true };

/**
 * A guest who comes with an errand: into a group that they were invited to, to another guest of whom they know the name,
 * or to the desk, with words that a link has
 * put in their mouth. These are a draft, below what was begun before; it is the guest who sends. Returns the guest's own
 * room with the desk where that is meant.
 */
export function useArrival(): string | undefined {
  const text = useText();
  const chat = useChat();
  const { toast, layout } = useHost();
  const navigate = useNavigate();
  const property = usePathParam('property');
  const [search] = useSearchParams();
  const { state } = useLocation();
  const code = search.get('code');
  const username = search.get('newGuestChatUsername');
  const words = search.get('populatedMessage') ?? '';
  const named = search.get('room') ?? undefined;
  const isForDesk = words !== '' || search.get('from-footer') === 'true';
  const isToDesk = named === undefined ? isForDesk : named === OWN_EXTERNAL;
  const own = useChatState(
    ({ rooms, me }) => Object.values(rooms).find((room) => isOwnExternal(room, me))?.id,
  );
  // Before that, neither the rooms nor the drafts of this device are known.
  const isReady = useChatState(({ roomsLoad }) => roomsLoad === 'ready' || roomsLoad === 'error');

  function populate(roomId: string) {
    const { drafts, rooms } = chat.store.getState();
    const draft = drafts[rooms[roomId]?.key ?? roomId]?.text ?? '';
    chat.saveDraft(roomId, { text: withPopulated(draft, words) });
  }

  /** Where an invitation does not hold, or a guest cannot be written to, the server says so; the guest is in the list. */
  async function enter(asked: Promise<string>) {
    try {
      const room = await asked;
      const app = layout.getState().isAppMode ? 'true' : undefined;
      void navigate(pathTo('property-chat', { property }, { room, app }), { replace: true });
    } catch (error) {
      toast('error', sentenceOf(error, text));
    }
  }

  const arrive = useEffectEvent(() => {
    const roomId = isToDesk ? chat.startExternalRoom() : named;
    if (isObject(state) && state.hasArrived === true) return;
    if (words !== '' && roomId !== undefined) populate(roomId);
    if (words !== '' || code || username)
      void navigate({ search: `?${search}` }, { replace: true, state: ARRIVED });
    if (code) void enter(chat.join(code));
    else if (username) void enter(chat.greet(username));
  });
  const errand = isReady ? [code, username, words, isToDesk].join('\n') : undefined;
  useEffect(() => {
    if (errand !== undefined) arrive();
  }, [errand]);

  return isToDesk ? own : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
