import type { Host } from '@guest/shared';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { isApiError } from '@guest/shared/http/api-error';
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
  const { property, names, guidelines, signal } = missing;
  const options = { params: { property }, signal, isToastSuppressed: true };
  const isSameGuest = followGuest(host);
  if (Object.keys(names).length > 0) {
    const { user } = await host.api.call(profileContract.getGuest, options);
    if (!isSameGuest()) return false;
    const body = { version: user.version, ...names };
    const known = await host.api.call(profileContract.updateGuest, { ...options, body });
    if (!isSameGuest()) return false;
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
    if (!isSameGuest()) return false;
    followAllowToPost(host, host.session.getState().token, accepted);
  }
  await host.queries.invalidateQueries({
    queryKey: readQuery(host, postingContract.getOwnShare, { params: { property } }).queryKey,
  });
  return isSameGuest();
}

/** The first call may exchange the token of a guest, so it is the guest who is compared. */
function followGuest({ session }: Pick<Host, 'session'>): () => boolean {
  const guest = () => {
    const { token, user } = session.getState();
    return token === null ? undefined : user?.guest_uuid;
  };
  const asked = guest();
  return () => guest() === asked;
}
