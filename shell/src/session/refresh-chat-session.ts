import type { Host } from '@guest/shared';
import { guestContract } from '@guest/shared/contracts/guest/guest.contract';

/**
 * Requests the missing chat session of a signed-in guest. A failure is only logged because the guest has not
 * asked for anything.
 */
export async function refreshChatSession({ api, session }: Pick<Host, 'api' | 'session'>): Promise<void> {
  const { token, user } = session.getState();
  const property = user?.hotel_identity;
  if (!token || !property || user.chat_session_id) return;

  const outcome = await api.send(guestContract.refreshChatSession, {
    params: { property },
    query: { reset_chat_session: 'true' },
  });
  if ('data' in outcome) session.getState().userChanged(outcome.data);
  else console.warn(`chat session could not be refreshed: ${outcome.error}`);
}
