import type { Host } from '@guest/shared';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { isApiError } from '@guest/shared/http/api-error';
import { firstAbort } from '@guest/shared/http/first-abort';
import { readQuery } from '@guest/shared/reads/read-query';
import { toUser } from '@guest/shared/session/to-user';
import { followAllowToPost } from '../guidelines/follow-allow-to-post';
import { showChangedGuidelines } from '../guidelines/show-changed-guidelines';

interface Missing {
  property: string;
  names: { firstName?: string; nickName?: string };
  /** The version of the guidelines that the guest accepts; `undefined` if they have accepted it already. */
  guidelines: string | undefined;
  signal: AbortSignal;
}

/**
 * Stores what a guest has filled in before they publish something. Another guest may sign in meanwhile, for whom none of it
 * is meant: then nothing more is stored or shown, and the result is `false`.
 */
export async function storeMissing(host: Host, missing: Missing): Promise<boolean> {
  const guest = followGuest(host);
  try {
    await store(host, missing, guest.changed);
    return true;
  } catch (error) {
    if (guest.changed.aborted) return false;
    throw error;
  } finally {
    guest.unfollow();
  }
}

async function store(host: Host, missing: Missing, guestChanged: AbortSignal): Promise<void> {
  const { property, names, guidelines } = missing;
  // A call reads the token only when it is sent, and then it must not be that of another guest.
  const signal = firstAbort([missing.signal, guestChanged]);
  const options = { params: { property }, signal, isToastSuppressed: true };
  if (Object.keys(names).length > 0) {
    const { user } = await host.api.call(profileContract.getGuest, options);
    guestChanged.throwIfAborted();
    const body = { version: user.version, ...names };
    const known = await host.api.call(profileContract.updateGuest, { ...options, body });
    guestChanged.throwIfAborted();
    const { queryKey } = readQuery(host, profileContract.getGuest, { params: { property } });
    host.queries.setQueryData(queryKey, known);
    // What the guest sends next is shown under the new name at once.
    host.session.getState().userChanged(toUser(known.user));
  }
  if (guidelines !== undefined) {
    const accepted = await host.api
      .call(postingContract.acceptGuidelines, { ...options, body: { version: guidelines } })
      .catch(async (error: unknown) => {
        if (isApiError(error)) await showChangedGuidelines(host, property, error.reply);
        throw error;
      });
    guestChanged.throwIfAborted();
    followAllowToPost(host, host.session.getState().token, accepted);
  }
  await host.queries.invalidateQueries({
    queryKey: readQuery(host, postingContract.getOwnShare, { params: { property } }).queryKey,
  });
  guestChanged.throwIfAborted();
}

/**
 * Aborts its signal when the guest signs out or another one signs in. The first call may exchange the token, so it is the
 * guest who is compared.
 */
function followGuest({ session }: Pick<Host, 'session'>) {
  const guest = () => {
    const { token, user } = session.getState();
    return token === null ? undefined : user?.guest_uuid;
  };
  const asked = guest();
  const change = new AbortController();
  const unfollow = session.subscribe(() => guest() !== asked && change.abort());
  return { changed: change.signal, unfollow };
}
