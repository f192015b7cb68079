import type { Host } from '@guest/shared';
import { profileContract, type KnownGuest } from '@guest/shared/contracts/guest/profile.contract';
import { readQuery } from '@guest/shared/reads/read-query';
import { giveBackDrafts, keepDrafts } from '@guest/shared/session/kept-drafts';
import { userOfProfile } from '@guest/shared/session/user-of-profile';

type Suite = Pick<Host, 'session' | 'queries' | 'api' | 'lang'>;

/** Takes over what the hotel now knows of the guest. */
export function guestChanged(host: Suite, property: string, known: KnownGuest): void {
  const { token } = host.session.getState();
  if (token !== null) takeOver(host, { ...known, token });
  host.queries.setQueryData(guestQuery(host, property).queryKey, known);
}

/** Takes over who the guest is. What was read for a stranger, or for another guest, is out of date. */
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
  // Told once, to whoever signs in; it goes on with whatever else of the same guest has changed.
  const chatSession = before?.id === user.id && { chat_session_id: before.chat_session_id };
  session.getState().signedIn({ token, user: { ...chatSession, ...userOfProfile(user) }, allowToPost });
}

export const guestQuery = (host: Pick<Host, 'api' | 'lang'>, property: string) =>
  readQuery(host, profileContract.getGuest, { params: { property } });
