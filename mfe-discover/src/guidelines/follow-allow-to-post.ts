import type { Host } from '@guest/shared';

/** Lets the session follow what the server says last about whether the guest may post. */
export function followAllowToPost(
  { session }: Pick<Host, 'session'>,
  { allowToPost }: { allowToPost: boolean },
): void {
  const { token, user, allowToPost: known, signedIn } = session.getState();
  if (token !== null && user && allowToPost !== known) signedIn({ token, user, allowToPost });
}
