import type { Comment } from '@guest/shared/contracts/feed/feed.contract';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';

/** A task for the comment field, started by a comment above it. */
export type ThreadTask =
  | { kind: 'reply'; comment: Comment }
  | { kind: 'edit'; comment: Comment }
  /** The text of a comment or an edit that was not sent returns to the field. */
  | { kind: 'return'; comment: Comment; record: OutboxRecord };
