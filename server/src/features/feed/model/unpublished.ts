import type { AuthorDecision } from '../../moderation/cases/author-decision';

/** The states of a post or comment that only its author sees. */
export const UNPUBLISHED = ['pending', 'hidden', 'removed'] as const;

export const isUnpublished = (status: string): status is (typeof UNPUBLISHED)[number] =>
  UNPUBLISHED.some((one) => one === status);

/** The facts that the author of unpublished content is told about it. */
export const toUnpublished = (status: string, decision: AuthorDecision | null) =>
  isUnpublished(status)
    ? {
        status,
        ...(decision?.reason && { reason: decision.reason }),
        ...(decision && { canAppeal: decision.canAppeal }),
      }
    : {};
