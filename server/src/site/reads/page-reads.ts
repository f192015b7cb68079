import { buildContract } from '@guest/shared/contracts/release/build.contract';
import type { ResolvedSet } from '../releases/release-cache';
import { manifestOf } from '../releases/release-store';
import type { ReadReplies } from './read-reply';

/**
 * Returns the API's replies for an anonymous visitor of a document. The latest build depends on host, cookie
 * and URL, so that read is answered with the build of the document itself.
 */
export function createPageReads(set: ResolvedSet, readReply: ReadReplies): ReadReplies {
  return async (url, lang) =>
    url === buildContract.latestBuild.path
      ? { status: 200, reply: manifestOf(set), hash: set.set.id }
      : readReply(url, lang);
}
