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

/** Stored in the history entry, so that neither a reload nor navigating back repeats the action. */
const ARRIVED = { hasArrived: true };

/**
 * Handles links into the chat: to a group by invitation code, to another guest by username, or to reception.
 * A prefilled text is added below the existing draft and never sent. Returns the guest's own room with the
 * staff if the link leads there.
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
  // Until the rooms are loaded, the drafts of this device are not known either.
  const isReady = useChatState(({ roomsLoad }) => roomsLoad === 'ready' || roomsLoad === 'error');

  function populate(roomId: string) {
    const { drafts, rooms } = chat.store.getState();
    const draft = drafts[rooms[roomId]?.key ?? roomId]?.text ?? '';
    chat.saveDraft(roomId, { text: withPopulated(draft, words) });
  }

  /**
   * If the invitation is invalid or the guest cannot be contacted, the server's reason is shown above the
   * list.
   */
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
