import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { sessionContract } from '@guest/shared/contracts/sign-up/session.contract';
import { propertyInPath } from '@guest/shared/routes/property-in-path';
import { toUser } from '@guest/shared/session/to-user';
import type { BridgeDeps } from './bridge-deps';

/** A longer token is a JWT, which has to be exchanged for a guest token. */
const MAX_GUEST_TOKEN_LENGTH = 75;

/**
 * Signs in the guest of a token that the native app has handed over. A guest who is signed in already stays.
 * Resolves to whether the guest of the token is signed in now.
 */
export async function takeToken(
  { host, router, onSignedIn }: Pick<BridgeDeps, 'host' | 'router' | 'onSignedIn'>,
  sent: string,
): Promise<boolean> {
  const property = propertyInPath(router.state.location.pathname);
  const isSignedIn = () => host.session.getState().token !== null;
  if (property === undefined || isSignedIn()) return false;
  const params = { property };
  // `send` only returns a failure. A rejected token of the app must not sign out or clear this device.
  let token = sent;
  if (sent.length > MAX_GUEST_TOKEN_LENGTH) {
    const exchange = await host.api.send(sessionContract.exchangeToken, { params, ...asGuest(sent) });
    if (!('data' in exchange)) return false;
    token = exchange.data.authToken;
  }
  const known = await host.api.send(profileContract.getGuest, { params, ...asGuest(token) });
  // The guest may have signed in on the page in the meantime.
  if (!('data' in known) || isSignedIn()) return false;
  const { user, allowToPost } = known.data;
  host.session.getState().signedIn({ token, user: toUser(user), allowToPost });
  void host.queries.invalidateQueries();
  await onSignedIn();
  return true;
}

const asGuest = (token: string) => ({ headers: { Authorization: `Bearer ${token}`, authToken: token } });
