import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import { parsePost, POST, queueKeyOf, type WaitingPost } from './post-body';
import type { ShareOutbox } from './share-outbox';

/**
 * Hands a post to the outbox under the key of its draft. Two tabs can have the same draft: if the other tab has posted
 * something else from it, this post gets a key of its own, because a key is sent with one content only.
 */
export async function addPost(
  outbox: Pick<ShareOutbox, 'add' | 'records'>,
  draftKey: string,
  body: WaitingPost,
): Promise<void> {
  const before = outbox.records().find((record) => record.key === draftKey && record.kind === POST);
  const key = before && !isSame(parsePost(before), body) ? createIdempotencyKey() : draftKey;
  await outbox.add({ key, kind: POST, lane: queueKeyOf(key), body });
}

const isSame = (one: WaitingPost, other: WaitingPost): boolean => contentOf(one) === contentOf(other);

/** The records of other tabs contain copies of the photos, so that photos are compared by their sizes. */
const contentOf = ({ text, tags, photos, place }: WaitingPost): string =>
  JSON.stringify([
    text,
    tags,
    place?.uuid,
    photos.map(({ blob, alt, width, height }) => [blob instanceof Blob && blob.size, alt, width, height]),
  ]);
