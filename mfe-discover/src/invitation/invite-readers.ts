import type { Host } from '@guest/shared';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { followAllowToPost } from '../guidelines/follow-allow-to-post';
import type { FeedVisit } from '../visit/feed-visit';
import { isInvitable, noteInvitation } from './invitation-note';
import { createReadPosts } from './read-posts';

const CHECK_EVERY_MS = 1_000;
/** Guests are not invited earlier than this after opening the app, because they want to look around first. */
const NOT_WITHIN_MS = 10 * 60_000;

interface InviteReadersInput {
  property: string;
  visit: FeedVisit;
  signal: AbortSignal;
}

/** The posts that were read on this page, also before the guest has left the feed and come back. */
const readPosts = createReadPosts();

/**
 * Invites a guest who has read a number of posts to share a moment: once a day, and not those who may not post or have
 * posted today. The invitation stands below the screen, so that it moves nothing that is being read.
 */
export function inviteReaders(
  host: Pick<Host, 'api' | 'layout' | 'session' | 'now'>,
  { property, visit, signal }: InviteReadersInput,
): void {
  if (signal.aborted) return;
  let isAsking = false;

  async function mayInvite(): Promise<boolean> {
    const { token } = host.session.getState();
    const outcome = await host.api.send(postingContract.getOwnShare, { params: { property } });
    if (!('data' in outcome)) return false;
    followAllowToPost(host, token, outcome.data);
    const { restrictedUntil, closed, hasPostedToday } = outcome.data;
    return !restrictedUntil && !closed && !hasPostedToday;
  }

  async function check(): Promise<void> {
    if (document.hidden || isAsking || visit.getState().invitedAfter !== undefined) return;
    const { encouragePostCount } = host.layout.getState();
    if (readPosts.look() < encouragePostCount || performance.now() < NOT_WITHIN_MS) return;
    const owner = { property, guest: host.session.getState().user?.guest_uuid };
    if (!isInvitable(owner, host.now())) return clearInterval(timer);
    // At the end of the feed no post is below the screen after which the invitation could be inserted.
    if (readPosts.firstBelow() === undefined) return;
    isAsking = true;
    const isWelcome = await mayInvite();
    // The reasons against an invitation last for hours, so the server is not asked again during this visit.
    if (!isWelcome || signal.aborted) return clearInterval(timer);
    isAsking = false;
    const below = readPosts.firstBelow();
    if (below === undefined) return;
    noteInvitation(owner, host.now());
    visit.getState().invited(below);
    clearInterval(timer);
  }

  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
