import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { useNavigate, useSearchParams } from '@guest/shared/router';
import { pathTo } from '@guest/shared/routes/routes';
import { useEffect, useEffectEvent } from 'react';
import { useChat, useChatState } from '../chat-context';
import { withPopulated } from '../composer/with-populated';
import { sentenceOf } from '../sentence-of';

/** What an address may ask for besides a room; it is done once, and then no part of the address any more. */
const ERRANDS = ['code', 'populatedMessage', 'from-footer'];

/**
 * A guest who comes with an errand: into a group that they were invited to, or to the desk, with words that a link has
 * put in their mouth. They are a draft, below what was begun before; it is the guest who sends.
 */
export function useArrival(): void {
  const chat = useChat();
  const { toast, layout } = useHost();
  const navigate = useNavigate();
  const property = usePathParam('property');
  const [search] = useSearchParams();
  const hasErrand = ERRANDS.some((name) => search.has(name));
  // Before that, neither the rooms nor the drafts of this device are known.
  const isReady = useChatState(({ roomsLoad }) => roomsLoad === 'ready' || roomsLoad === 'error');

  /** The list, where the invitation does not hold; the server says why. */
  async function joined(code: string): Promise<string> {
    try {
      return await chat.join(code);
    } catch (error) {
      toast('error', sentenceOf(error));
      return '';
    }
  }

  const arrive = useEffectEvent(async () => {
    const code = search.get('code');
    const populated = search.get('populatedMessage') ?? '';
    const roomId = (code && (await joined(code))) ?? search.get('room') ?? chat.startExternalRoom();
    if (populated !== '') {
      const { drafts, rooms } = chat.store.getState();
      const draft = drafts[rooms[roomId]?.key ?? roomId]?.text ?? '';
      chat.saveDraft(roomId, { text: withPopulated(draft, populated) });
    }
    const app = layout.getState().isAppMode ? 'true' : undefined;
    void navigate(pathTo('property-chat', { property }, { room: roomId || undefined, app }), {
      replace: true,
    });
  });

  useEffect(() => {
    if (hasErrand && isReady) void arrive().catch(reportError);
  }, [hasErrand, isReady]);
}
