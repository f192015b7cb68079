import { buildContract } from '@guest/shared/contracts/release/build.contract';
import type { ResolvedSet } from '../releases/release-shelf';
import { manifestOf } from '../releases/release-store';
import type { ReadReplies } from './read-reply';

/**
 * The API's replies as the visitor of a document would get them. They are read as a stranger's, and which build is the
 * latest is told by host, cookie and address: it is the one that the document itself is of.
 */
export function readsOfSet(set: ResolvedSet, readReply: ReadReplies): ReadReplies {
  return async (url, lang) =>
    url === buildContract.latestBuild.path
      ? { status: 200, reply: manifestOf(set), hash: set.set.id }
      : readReply(url, lang);
}
