import { EDIT_WINDOW_MS } from '@guest/shared/contracts/feed/post-limits';
import type { PostChange } from '@guest/shared/contracts/feed/posting.contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import type { PostPicture } from '../../../platform/db/tables/content/feed';
import { post, postRevision, upload } from '../../../platform/db/tables/schema';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import { notFound } from '../../../platform/errors/request-error';
import { lockSubject } from '../../moderation/cases/case-lock';
import { createPostTransaction } from '../../moderation/cases/post-transaction';
import { assertNotUnderReview } from '../../moderation/cases/under-review';
import { textsOf } from '../../moderation/screening/screened-content';
import type { Screening } from '../../moderation/screening/screening';
import type { PropertyScope } from '../../property/property-scope';
import { photoAddress } from '../photos/photo-address';
import { parsePostTexts } from './post-content';
import { editWindowClosed, photoUnknown } from './post-errors';
import type { PostingPolicy } from './posting-policy';

interface OwnPost {
  scope: PropertyScope;
  postId: string;
  guestId: string;
}

type PostRow = typeof post.$inferSelect;

export type EditOutcome = 'changed' | 'unchanged' | 'outdated';

interface ChangePostDeps {
  db: Database;
  outbox: PushOutbox;
  policy: Pick<PostingPolicy, 'assertMayPost'>;
  screening: Pick<Screening, 'screen'>;
  now: () => number;
}

/** Changes and deletes posts of their authors. */
export function createChangePost({ db, outbox, policy, screening, now }: ChangePostDeps) {
  const inPost = createPostTransaction({ db, outbox });

  /** Locks the post, so that an edit, a deletion and a decision of the hotel happen one after another. */
  async function lockOwn(tx: Connection, { scope, postId, guestId }: OwnPost): Promise<PostRow> {
    const [row] = await tx
      .select()
      .from(post)
      .where(and(eq(post.id, postId), eq(post.propertyId, scope.property.id), eq(post.guestId, guestId)))
      .for('update');
    if (!row) throw notFound();
    return row;
  }

  return {
    edit: (own: OwnPost, change: PostChange): Promise<EditOutcome> =>
      inPost({ kind: 'post', id: own.postId }, async (tx) => {
        // Reports take this lock before that of the post, too.
        await lockSubject(tx, { kind: 'post', id: own.postId });
        const row = await lockOwn(tx, own);
        if (row.status === 'deleted') throw notFound();
        const texts = parsePostTexts(
          { text: change.text, alts: change.photos.map(({ alt }) => alt), tags: change.tags },
          change,
        );
        const pictures = choosePictures(row, change, texts.alts);
        const { text, tags } = texts;
        const content = { text, tags, pictures };
        // The reply to an earlier attempt was lost, or nothing was changed.
        if (isSame(row, content)) return 'unchanged';
        if (row.status !== 'published') throw notFound();
        // A newer version would be of no use to an author whose time is over.
        if (now() >= row.createdAt.getTime() + EDIT_WINDOW_MS) throw editWindowClosed();
        if (row.version !== change.version) return 'outdated';
        // Without this check, a guest who may not publish could put any text in place of an earlier one.
        await policy.assertMayPost(own.guestId, own.scope, tx);
        await assertNotUnderReview(tx, { kind: 'post', id: row.id });
        const status = await screening.screen(
          {
            kind: 'post',
            property: own.scope.property,
            guestId: own.guestId,
            lang: row.lang,
            texts: textsOf({
              text: change.text,
              alts: change.photos.map(({ alt }) => alt),
              tags: change.tags,
            }),
          },
          tx,
        );
        const at = new Date(now());
        await tx.insert(postRevision).values({
          propertyId: row.propertyId,
          postId: row.id,
          version: row.version,
          text: row.text,
          pictures: row.pictures,
          tags: row.tags,
          replacedAt: at,
        });
        await tx
          .update(post)
          .set({ ...content, status, version: row.version + 1, editedAt: at })
          .where(eq(post.id, row.id));
        await dropPhotos(tx, without(row.pictures, pictures));
        return 'changed';
      }),

    /** Returns whether the post was still there; deleting it twice is no error. */
    delete: (own: OwnPost): Promise<boolean> =>
      inPost({ kind: 'post', id: own.postId }, async (tx) => {
        const row = await lockOwn(tx, own);
        if (row.status === 'deleted') return false;
        await tx
          .update(post)
          .set({ status: 'deleted', deletedAt: new Date(now()), version: row.version + 1 })
          .where(eq(post.id, row.id));
        await dropPhotos(tx, row.pictures);
        return true;
      }),
  };
}

/** Returns the pictures that stay, in the wanted order and with their new descriptions. */
function choosePictures(row: PostRow, { photos }: PostChange, alts: string[]): PostPicture[] {
  const urls = photos.map(({ url }) => url);
  if (new Set(urls).size < urls.length) throw photoUnknown();
  return urls.map((url, i) => {
    const picture = row.pictures.find((one) => 'file' in one && photoAddress(one.file) === url);
    if (!picture || !('file' in picture)) throw photoUnknown();
    return { ...picture, alt: alts[i] ?? '' };
  });
}

const isSame = (row: PostRow, { text, tags, pictures }: Pick<PostRow, 'text' | 'tags' | 'pictures'>) =>
  row.text === text &&
  JSON.stringify(row.tags) === JSON.stringify(tags) &&
  row.pictures.length === pictures.length &&
  row.pictures.every((one, i) => fileOf(one) === fileOf(pictures[i]) && altOf(one) === altOf(pictures[i]));

const fileOf = (picture: PostPicture | undefined) => (picture && 'file' in picture ? picture.file : '');
const altOf = (picture: PostPicture | undefined) => (picture && 'file' in picture ? picture.alt : '');

const without = (pictures: PostPicture[], remaining: PostPicture[]) =>
  pictures.filter((one) => !remaining.some((other) => fileOf(other) === fileOf(one)));

/** Makes the files inaccessible at once; the upload job deletes them. */
async function dropPhotos(tx: Connection, pictures: PostPicture[]): Promise<void> {
  const keys = pictures.map(fileOf).filter((file) => file !== '');
  if (keys.length > 0) await tx.update(upload).set({ state: 'doomed' }).where(inArray(upload.key, keys));
}
