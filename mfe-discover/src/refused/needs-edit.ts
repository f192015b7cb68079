import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';

/** The codes of refusals that the same content meets again, whenever it is sent. */
const CONTENT_CODES: readonly string[] = [
  'blocked_term',
  'looks_private',
  'post_empty',
  'text_too_long',
  'too_many_images',
  'tag_invalid',
  'photo_lost',
  'sent_otherwise',
];

/** Whether only an edit helps a post or comment that was refused. */
export const needsEdit = ({ failure }: Pick<OutboxRecord, 'failure'>): boolean =>
  failure !== undefined && CONTENT_CODES.includes(failure.code);
