import type { Host } from '@guest/shared';
import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { DRAFT_SAVED, draftOwner, noteDraft, openDraftTabs } from '../drafts/draft-note';
import { joinDrafts, openDrafts } from '../drafts/open-drafts';
import type { PostDraft } from '../drafts/post-draft';
import { parsePost } from '../outbox/post-body';
import type { ShareOutbox } from '../outbox/share-outbox';
import { refusedMarksOf } from '../refused/text-marks';

/**
 * Makes a post that was not sent the draft again. It gets a new key, because the server may know the old one with
 * other content. The draft is stored before the record goes, and composers in other tabs are told of it.
 */
export async function returnToDraft(
  { session, now }: Pick<Host, 'session' | 'now'>,
  outbox: Pick<ShareOutbox, 'discard'>,
  record: OutboxRecord,
): Promise<void> {
  const { text, tags, photos, place, property } = parsePost(record);
  const guest = session.getState().user?.guest_uuid;
  const drafts = await openDrafts({ guest, property }, { now, onStorageFailed: () => {} });
  const written: PostDraft = {
    key: 'new',
    postKey: createIdempotencyKey(),
    text,
    tags: tags.join(' '),
    ...(place && { place: { ...place, name: place.name ?? '' } }),
    photos: photos.flatMap(({ blob, ...facts }) =>
      blob instanceof Blob ? [{ ...facts, blob, id: createIdempotencyKey() }] : [],
    ),
    refused: refusedMarksOf(record),
    savedAt: now(),
  };
  const before = await drafts.load();
  await drafts.save(before ? joinDrafts(written, before) : written);
  const owner = draftOwner(guest, property);
  noteDraft(owner, true);
  const tabs = openDraftTabs(owner);
  tabs?.postMessage(DRAFT_SAVED);
  tabs?.close();
  await outbox.discard(record.key);
  drafts.close();
}
