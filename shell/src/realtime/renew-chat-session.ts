import type { Host } from '@guest/shared';
import { guestContract } from '@guest/shared/contracts/guest/guest.contract';

/**
 * Replaces a rejected chat session. All tabs of the browser see the rejection, but a new session invalidates
 * the previous one, so a lock lets only one tab request it.
 */
export async function renewChatSession(
  { api, session }: Pick<Host, 'api' | 'session'>,
  rejectedSessionId: string | undefined,
): Promise<'renewed' | 'refused' | 'unanswered'> {
  return withLock(async () => {
    await session.persist.rehydrate();
    const { user } = session.getState();
    if (user?.chat_session_id !== rejectedSessionId) return 'renewed';
    const outcome = await api.send(guestContract.refreshChatSession, {
      params: { property: user?.hotel_identity ?? '' },
      query: { reset_chat_session: 'true' },
    });
    if (!('data' in outcome)) return outcome.response ? 'refused' : 'unanswered';
    session.getState().userChanged(outcome.data);
    return 'renewed';
  });
}

const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('chat-session', work) : work();
