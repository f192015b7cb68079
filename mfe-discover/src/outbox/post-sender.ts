import type { Host } from '@guest/shared';
import { firstAbort } from '@guest/shared/http/first-abort';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import type { OutboxKind } from '@guest/shared/outbox/outbox-ports';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { SendRefused } from '@guest/shared/outbox/send-refused';
import { parseDelete, parsePost, postBodySchema, postDeleteSchema } from './post-body';
import { notSent, unwrapReply } from '@guest/shared/guest-outbox/unwrap-reply';
import { uploadPhoto } from './upload-photo';

interface PostSenderDeps {
  api: Host['api'];
  signal: AbortSignal;
  /** Receives the uploaded part of all photos of a post, 0 to 1. */
  onProgress: (key: string, part: number) => void;
}

/** Publishes posts with their photos. Undoing a post deletes it. */
export function createPostSender({ api, signal, onProgress }: PostSenderDeps): OutboxKind {
  /** The keys of uploaded photos, so that another attempt does not upload them again. */
  const uploaded = new WeakMap<Blob, string>();

  async function uploadAll(record: OutboxRecord, cancel: AbortSignal): Promise<string[]> {
    const { photos, property } = parsePost(record);
    const keys: string[] = [];
    const either = firstAbort([signal, cancel]);
    for (const [i, { blob }] of photos.entries()) {
      if (!(blob instanceof Blob)) throw photoLost();
      const report = (part: number) => onProgress(record.key, (i + part) / photos.length);
      const key =
        uploaded.get(blob) ??
        (await uploadPhoto({ api }, { record, property, blob, signal: either, onProgress: report }));
      uploaded.set(blob, key);
      keys.push(key);
    }
    return keys;
  }

  return {
    body: postBodySchema,
    prepare: async (record, { signal: cancel }) => void (await uploadAll(record, cancel)),
    async send(record, { signal: cancel }) {
      const { property, text, tags, photos, place, lang, isAnyway } = parsePost(record);
      // The photos are uploaded already.
      const keys = await uploadAll(record, cancel);
      cancel.throwIfAborted();
      const outcome = await api.send(postingContract.createPost, {
        params: { property },
        body: {
          key: record.key,
          text,
          tags,
          photos: photos.map(({ alt }, i) => ({ key: keys[i] ?? '', alt })),
          ...(place?.type === 'outlet' && { outletUuid: place.uuid }),
          ...(place?.type === 'activity' && { activityUuid: place.uuid }),
          lang,
          ...(isAnyway && { isAnyway }),
        },
      });
      // The server deletes photos that no post has shown for an hour, so they are uploaded once more.
      if ('response' in outcome && outcome.response?.data.code === 'photo_unknown') {
        const wasCached = photos
          .map(({ blob }) => blob instanceof Blob && uploaded.delete(blob))
          .includes(true);
        if (wasCached && record.tries < MAX_UPLOADS) throw notSent();
      }
      return { answer: unwrapReply(outcome) };
    },
    undo: (record) => deletePost(api, { property: parsePost(record).property, postId: record.key }),
  };
}

/** Another attempt cannot bring the photo back, so the author has to decide. */
const photoLost = () => new SendRefused({ status: 410, code: 'photo_lost', text: '' });

const MAX_UPLOADS = 3;

export const createDeleteSender = ({ api }: Pick<Host, 'api'>): OutboxKind => ({
  body: postDeleteSchema,
  async send(record) {
    await deletePost(api, parseDelete(record));
    return { answer: undefined };
  },
  // A deletion is undone only while it waits.
  undo: async () => undefined,
});

async function deletePost(api: Host['api'], { property, postId }: { property: string; postId: string }) {
  const outcome = await api.send(postingContract.deletePost, { params: { property, postId } });
  // A post that is not there is as good as deleted.
  if ('response' in outcome && outcome.response?.status === 404) return;
  unwrapReply(outcome);
}
