import type { PostBody } from '@guest/shared/contracts/feed/posting.contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { activity, outlet, post } from '../../../platform/db/tables/schema';
import type { StoredPhoto } from '../../../platform/db/tables/content/feed';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import { RequestError } from '../../../platform/errors/request-error';
import type { Guest } from '../../../platform/http/authentication';
import type { PropertyScope } from '../../property/property-scope';
import { textsOf } from '../../moderation/screening/screened-content';
import { createPostTransaction } from '../../moderation/cases/post-transaction';
import type { Screening } from '../../moderation/screening/screening';
import type { UploadRow } from '../../upload/upload.repository';
import type { Uploads } from '../../upload/uploads';
import { parsePostTexts } from './post-content';
import { idempotencyMismatch, photoUnknown, placeUnknown } from './post-errors';
import { assertWithinRates } from './post-rates';
import type { PostingPolicy } from './posting-policy';
import { isSentBefore } from './sent-before';
import { hashOfSent } from './sent-hash';

/** The post of a guest stays in the feed for this long. */
const LIFETIME_MS = 30 * 24 * 3_600_000;

export interface CreatePostDeps {
  db: Database;
  outbox: PushOutbox;
  uploads: Pick<Uploads, 'requireUsable' | 'rows'>;
  policy: PostingPolicy;
  screening: Pick<Screening, 'screen'>;
  now: () => number;
}

/** Publishes a post once; returns whether it is new. Its photos must be uploads of the same guest. */
export function createCreatePost({ db, outbox, uploads, policy, screening, now }: CreatePostDeps) {
  const inPost = createPostTransaction({ db, outbox });

  return async (me: Guest, body: PostBody, scope: PropertyScope): Promise<{ isNew: boolean }> => {
    const texts = parsePostTexts(
      { text: body.text, alts: body.photos.map(({ alt }) => alt), tags: body.tags },
      body,
    );
    const sent = { me, body, texts };
    // A repeated call is answered even if the guest may no longer post, because its post is published already.
    if (await isSentBefore(db, sent)) return { isNew: false };
    await policy.assertMayPost(me.id, scope);
    const lang = body.lang ?? scope.lang;
    const status = await screening.screen({
      kind: 'post',
      property: scope.property,
      guestId: me.id,
      lang,
      texts: textsOf({ text: body.text, alts: body.photos.map(({ alt }) => alt), tags: body.tags }),
    });
    // The check of a photo may take long, so it comes before the transaction.
    const photos = await loadPhotos(me, body);

    return inPost({ kind: 'post', id: body.key }, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`post ${me.id}`}, 0))`);
      if (await isSentBefore(tx, sent)) return { isNew: false };
      await policy.assertMayPost(me.id, scope, tx);
      await assertWithinRates(tx, me.id, now());
      await assertPlaceExists(tx, body, scope.property.id);
      const inserted = await tx
        .insert(post)
        .values({
          id: body.key,
          propertyId: scope.property.id,
          guestId: me.id,
          text: texts.text,
          lang,
          status,
          pictures: photos.map((row, i) => toStoredPhoto(row, texts.alts[i] ?? '')),
          tags: texts.tags,
          outletId: body.outletUuid ?? null,
          activityId: body.activityUuid ?? null,
          createdAt: new Date(now()),
          expiresAt: new Date(now() + LIFETIME_MS),
          sentHash: hashOfSent(body, texts),
        })
        .onConflictDoNothing()
        .returning({ id: post.id });
      // Another guest has sent this key at the same moment.
      if (inserted.length === 0) throw idempotencyMismatch();
      for (const { id } of photos) await link(tx, id, body.key);
      return { isNew: true };
    });
  };

  async function loadPhotos(me: Guest, { photos }: PostBody): Promise<UploadRow[]> {
    const keys = photos.map(({ key }) => key);
    if (new Set(keys).size < keys.length) throw photoUnknown();
    const owner = { id: me.chatUuid, property: { id: me.propertyId } };
    return Promise.all(
      keys.map((key) =>
        uploads.requireUsable(owner, { key, type: 'photo', purpose: 'post' }).catch(toPhotoUnknown),
      ),
    );
  }

  async function link(tx: Connection, uploadId: string, postId: string): Promise<void> {
    await uploads.rows.link(tx, uploadId, { linkedTo: postId, roomId: null }).catch(toPhotoUnknown);
  }
}

/** A photo that is missing, of somebody else or already shown elsewhere gets the same answer. */
function toPhotoUnknown(error: unknown): never {
  throw error instanceof RequestError && error.code === 'no_such_file' ? photoUnknown() : error;
}

async function assertPlaceExists(
  tx: Connection,
  { outletUuid, activityUuid }: Pick<PostBody, 'outletUuid' | 'activityUuid'>,
  propertyId: string,
): Promise<void> {
  if (outletUuid && activityUuid) throw placeUnknown();
  const counts = await Promise.all([
    outletUuid
      ? tx.$count(
          outlet,
          and(eq(outlet.id, outletUuid), eq(outlet.propertyId, propertyId), isNull(outlet.withdrawnAt)),
        )
      : 1,
    activityUuid
      ? tx.$count(
          activity,
          and(
            eq(activity.id, activityUuid),
            eq(activity.propertyId, propertyId),
            isNull(activity.withdrawnAt),
          ),
        )
      : 1,
  ]);
  if (counts.includes(0)) throw placeUnknown();
}

const toStoredPhoto = ({ key, width, height }: UploadRow, alt: string): StoredPhoto => ({
  file: key,
  width: width ?? 0,
  height: height ?? 0,
  alt,
});
