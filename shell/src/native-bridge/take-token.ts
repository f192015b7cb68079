import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { sessionContract } from '@guest/shared/contracts/sign-up/session.contract';
import { propertyInPath } from '@guest/shared/routes/property-in-path';
import { toUser } from '@guest/shared/session/to-user';
import type { BridgeDeps } from './bridge-deps';

/** A longer token is a JWT, which has to be exchanged for a guest token. */
const MAX_GUEST_TOKEN_LENGTH = 75;

/** `untried` means that the server has not judged the token, so the app may hand it over again. */
export type TokenOutcome = 'accepted' | 'refused' | 'untried';

/**
 * Returns a function that signs in the guest of a token that the native app has handed over. A guest who is signed in
 * already stays, and a page outside of the hotels cannot try a token.
 */
export function createTakeToken({
  host,
  router,
  onSignedIn,
}: Pick<BridgeDeps, 'host' | 'router' | 'onSignedIn'>) {
  // A JWT can be exchanged once, so a guest token that could not be tried waits for the app to send the JWT again.
  const exchanged = new Map<string, string>();
  const isSignedIn = () => host.session.getState().token !== null;

  return async function takeToken(sent: string): Promise<TokenOutcome> {
    const property = propertyInPath(router.state.location.pathname);
    if (property === undefined || isSignedIn()) return 'untried';
    const params = { property };
    // `send` only returns a failure. A rejected token of the app must not sign out or clear this device.
    let token = exchanged.get(sent) ?? sent;
    if (token.length > MAX_GUEST_TOKEN_LENGTH) {
      const exchange = await host.api.send(sessionContract.exchangeToken, { params, ...asGuest(sent) });
      if (!('data' in exchange)) return failed(exchange);
      token = exchange.data.authToken;
      exchanged.set(sent, token);
    }
    const known = await host.api.send(profileContract.getGuest, { params, ...asGuest(token) });
    if (!('data' in known)) return failed(known);
    exchanged.clear();
    // The guest may have signed in on the page in the meantime.
    if (isSignedIn()) return 'refused';
    const { user, allowToPost } = known.data;
    host.session.getState().signedIn({ token, user: toUser(user), allowToPost });
    void host.queries.invalidateQueries();
    await onSignedIn();
    return 'accepted';
  };
}

/** Without a reply, or during maintenance, the token is as good as before. */
function failed({ response }: { response?: { status: number } | undefined }): TokenOutcome {
  return response && response.status < 500 ? 'refused' : 'untried';
}

const asGuest = (token: string) => ({ headers: { Authorization: `Bearer ${token}`, authToken: token } });
