import type { Host } from '@guest/shared';
import { profileContract, type KnownGuest } from '@guest/shared/contracts/guest/profile.contract';
import { readQuery } from '@guest/shared/reads/read-query';
import { giveBackDrafts, keepDrafts } from '@guest/shared/session/kept-drafts';
import { userOfProfile } from '@guest/shared/session/user-of-profile';

type Suite = Pick<Host, 'session' | 'queries' | 'api' | 'lang'>;

/** Updates the session and the cache with the guest's new data. */
export function guestChanged(host: Suite, property: string, known: KnownGuest): void {
  const { token } = host.session.getState();
  if (token !== null) takeOver(host, { ...known, token });
  host.queries.setQueryData(guestQuery(host, property).queryKey, known);
}

/** Applies a sign-in. Cached reads of an anonymous visitor or another guest are invalidated. */
export function guestSignedIn(host: Suite, property: string, known: KnownGuest & { token: string }): void {
  const before = host.session.getState().user;
  if (before && before.id !== known.user.id) keepDrafts(before.id, Date.now());
  takeOver(host, known);
  giveBackDrafts(known.user.id, Date.now());
  void host.queries.invalidateQueries();
  host.queries.setQueryData(guestQuery(host, property).queryKey, known);
}

function takeOver({ session }: Suite, { token, user, allowToPost }: KnownGuest & { token: string }): void {
  const before = session.getState().user;
  // The server returns the chat session only at sign-in, so other updates of the same guest must preserve it.
  const chatSession = before?.id === user.id && { chat_session_id: before.chat_session_id };
  session.getState().signedIn({ token, user: { ...chatSession, ...userOfProfile(user) }, allowToPost });
}

export const guestQuery = (host: Pick<Host, 'api' | 'lang'>, property: string) =>
  readQuery(host, profileContract.getGuest, { params: { property } });
