import type { Host } from '@guest/shared';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { isApiError } from '@guest/shared/http/api-error';
import { forgetStay } from '@guest/shared/session/forget-stay';

/**
 * Compares the saved room with the guest's account, because this device may have been off when the stay ended or the
 * room changed. If the account has no room any more, everything that belongs to the stay is removed from the device.
 * A failure is only logged because the guest has not asked for anything; a session that has ended is handled as for any
 * other call.
 */
export async function refreshRoom(host: Pick<Host, 'api' | 'session' | 'queries'>): Promise<void> {
  const { token, user } = host.session.getState();
  const property = user?.hotel_identity;
  if (!token || !property || !user.room) return;

  const account = await host.api
    .call(profileContract.getGuest, { params: { property }, isToastSuppressed: true })
    .catch((error: unknown) => {
      if (!isApiError(error)) throw error;
      console.warn(`room could not be refreshed: ${error.message}`);
    });
  // Another guest may have signed in while the reply was on its way.
  if (!account || host.session.getState().token !== token) return;
  const { room, stay_state } = account.user;
  if (room === undefined) forgetStay(host, { property, stay_state });
  else if (room !== user.room) host.session.getState().userChanged({ room });
}
