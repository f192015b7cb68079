import type { Host } from '@guest/shared';

/**
 * Lets the session follow what the server says last about whether the guest may post. `asked` is the token of the guest whom
 * the reply is about: another one may have signed in while it was on its way.
 */
export function followAllowToPost(
  { session }: Pick<Host, 'session'>,
  asked: string | null,
  { allowToPost }: { allowToPost: boolean },
): void {
  const { token, user, allowToPost: known, signedIn } = session.getState();
  if (token !== null && token === asked && user && allowToPost !== known)
    signedIn({ token, user, allowToPost });
}
