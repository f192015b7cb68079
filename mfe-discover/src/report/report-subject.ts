import type { Host } from '@guest/shared';
import { moderationContract } from '@guest/shared/contracts/moderation/moderation.contract';
import type { ReportReason } from '@guest/shared/contracts/moderation/reasons';
import { isFeed, isThread } from '../outbox/feed-queries';

export interface ReportedSubject {
  kind: 'post' | 'comment';
  id: string;
}

interface ReportContent {
  reasonCode: ReportReason;
  note?: string;
}

/** Reports a post or comment to the hotel. A second report of the same guest replaces the first. */
export const sendReport = (
  { api }: Pick<Host, 'api'>,
  property: string,
  { kind, id }: ReportedSubject,
  body: ReportContent,
) => {
  const options = { body, isToastSuppressed: true };
  return kind === 'post'
    ? api.call(moderationContract.flagPost, { ...options, params: { property, postId: id } })
    : api.call(moderationContract.flagComment, { ...options, params: { property, commentId: id } });
};

/** Takes a report back. Returns whether the server has confirmed it; the guest is told of a failure. */
export async function withdrawReport(
  { api, toast }: Pick<Host, 'api' | 'toast'>,
  property: string,
  { kind, id }: ReportedSubject,
): Promise<boolean> {
  const outcome = await (kind === 'post'
    ? api.send(moderationContract.unflagPost, { params: { property, postId: id } })
    : api.send(moderationContract.unflagComment, { params: { property, commentId: id } }));
  if ('data' in outcome) return true;
  toast('error', outcome.error);
  return false;
}

/** Reads posts and comments again, in which what the guest has reported is folded away. */
export const readReportedAgain = ({ queries }: Pick<Host, 'queries'>) =>
  queries.invalidateQueries({ predicate: (query) => isFeed(query) || isThread(query) });
