import type { Host } from '@guest/shared';
import { profileContract, type KnownGuest } from '@guest/shared/contracts/guest/profile.contract';
import { readQuery } from '@guest/shared/reads/read-query';
import { restoreDrafts, saveDrafts } from '@guest/shared/session/saved-drafts';
import { toUser } from '@guest/shared/session/to-user';

type SessionHost = Pick<Host, 'session' | 'queries' | 'api' | 'lang'>;

/** Updates the session and the cache with the guest's new data. */
export function updateGuest(host: SessionHost, property: string, known: KnownGuest): void {
  const { token } = host.session.getState();
  if (token !== null) replaceSession(host, { ...known, token });
  host.queries.setQueryData(guestQuery(host, property).queryKey, known);
}

/** Applies a sign-in. Cached reads of an anonymous visitor or another guest are invalidated. */
export function signInGuest(
  host: SessionHost,
  property: string,
  known: KnownGuest & { token: string },
): void {
  const before = host.session.getState().user;
  if (before && before.id !== known.user.id) saveDrafts(before.id, Date.now());
  replaceSession(host, known);
  restoreDrafts(known.user.id, Date.now());
  void host.queries.invalidateQueries();
  host.queries.setQueryData(guestQuery(host, property).queryKey, known);
}

function replaceSession(
  { session }: SessionHost,
  { token, user, allowToPost }: KnownGuest & { token: string },
): void {
  const before = session.getState().user;
  // The server returns the chat session only at sign-in, so other updates of the same guest must preserve it.
  const chatSession = before?.id === user.id && { chat_session_id: before.chat_session_id };
  session.getState().signedIn({ token, user: { ...chatSession, ...toUser(user) }, allowToPost });
}

export const guestQuery = (host: Pick<Host, 'api' | 'lang'>, property: string) =>
  readQuery(host, profileContract.getGuest, { params: { property } });
