import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { useLocation, useNavigate, useSearchParams } from '@guest/shared/router';
import { pathTo } from '@guest/shared/routes/routes';
import { useEffect, useEffectEvent } from 'react';
import { useChat, useChatState } from '../context/chat-context';
import { prefillDraft } from '../composer/prefill-draft';
import { OWN_EXTERNAL } from '../../model/state/placeholder-room';
import { isOwnExternal } from '../../model/state/own-external';
import { errorTextOf } from '../../format/error-text';
import { useText } from '../../texts';

/** Stored in the history entry, so that neither a reload nor navigating back repeats the action. */
const HANDLED = { hasArrived: true };

/**
 * Handles links into the chat: to a group by invitation code, to another guest by username, or to reception.
 * A prefilled text is added below the existing draft and never sent. Returns the guest's own room with the
 * staff if the link leads there.
 */
export function useEntryLink(): string | undefined {
  const text = useText();
  const chat = useChat();
  const { toast, layout } = useHost();
  const navigate = useNavigate();
  const property = usePathParam('property');
  const [search] = useSearchParams();
  const { state } = useLocation();
  const code = search.get('code');
  const username = search.get('newGuestChatUsername');
  const prefilledText = search.get('populatedMessage') ?? '';
  const named = search.get('room') ?? undefined;
  const isForDesk = prefilledText !== '' || search.get('from-footer') === 'true';
  const isToDesk = named === undefined ? isForDesk : named === OWN_EXTERNAL;
  const own = useChatState(
    ({ rooms, me }) => Object.values(rooms).find((room) => isOwnExternal(room, me))?.id,
  );
  // Until the rooms are loaded, the drafts of this device are not known either.
  const isReady = useChatState(({ roomsLoad }) => roomsLoad === 'ready' || roomsLoad === 'error');

  function prefill(roomId: string) {
    const { drafts, rooms } = chat.store.getState();
    const draft = drafts[rooms[roomId]?.key ?? roomId]?.text ?? '';
    chat.saveDraft(roomId, { text: prefillDraft(draft, prefilledText) });
  }

  /**
   * If the invitation is invalid or the guest cannot be contacted, the server's reason is shown above the
   * list.
   */
  async function openRoom(joining: Promise<string>) {
    try {
      const room = await joining;
      const app = layout.getState().isAppMode ? 'true' : undefined;
      void navigate(pathTo('property-chat', { property }, { room, app }), { replace: true });
    } catch (error) {
      toast('error', errorTextOf(error, text));
    }
  }

  const followLink = useEffectEvent(() => {
    const roomId = isToDesk ? chat.startExternalRoom() : named;
    if (isObject(state) && state.hasArrived === true) return;
    if (prefilledText !== '' && roomId !== undefined) prefill(roomId);
    if (prefilledText !== '' || code || username)
      void navigate({ search: `?${search}` }, { replace: true, state: HANDLED });
    if (code) void openRoom(chat.join(code));
    else if (username) void openRoom(chat.greet(username));
  });
  const linkKey = isReady ? [code, username, prefilledText, isToDesk].join('\n') : undefined;
  useEffect(() => {
    if (linkKey !== undefined) followLink();
  }, [linkKey]);

  return isToDesk ? own : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
