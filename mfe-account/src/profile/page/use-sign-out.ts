import { useHost } from '@guest/shared';
import { sessionContract } from '@guest/shared/contracts/sign-up/session.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useNavigateTo } from '@guest/shared/page/use-navigate-to';
import { clearSession } from '@guest/shared/session/clear-session';
import { tabStorage } from '@guest/shared/storage/tab-storage';
import { removeStored } from '@guest/shared/storage/stored-names';
import { useState } from 'react';
import { useAccountText } from '../texts/account-texts';

/**
 * Ends the session. Without a reply the guest stays signed in and sees an error, because the token would
 * remain valid.
 */
export function useSignOut() {
  const text = useAccountText();
  const host = useHost();
  const go = useNavigateTo();
  const property = usePathParam('property');
  const [isBusy, setIsBusy] = useState(false);

  async function signOut(options: { allDevices?: boolean } = {}): Promise<void> {
    setIsBusy(true);
    // The server would refuse a read that it receives after the session has ended, which clears the device once more.
    await host.queries.cancelQueries();
    const outcome = await host.api.send(sessionContract.signOut, { params: { property }, body: options });
    setIsBusy(false);
    // 401 means that the session has already ended.
    if ('error' in outcome && outcome.response?.status !== 401) {
      void host.queries.invalidateQueries();
      return host.toast('error', text("We couldn't sign you out. Please try again."));
    }
    go('property', { property });
    clearSession(host);
    host.bus.publish('account.signed-out', {});
    host.queries.clear();
    removeStored(tabStorage, () => true);
    host.toast('success', text("You're signed out."));
  }
  return { signOut, isBusy };
}
