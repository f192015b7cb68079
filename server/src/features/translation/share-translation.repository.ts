import type { Lang } from '@guest/shared/contracts/core/languages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { comment, commentTranslation, post, postTranslation } from '../../platform/db/tables/schema';
import { isNotBlocked } from '../feed/blocks/block.repository';
import { isVisible } from '../feed/post/visible';

export interface ShareText {
  kind: 'post' | 'comment';
  id: string;
  /** Identifies the text: a changed one is translated again. */
  version: string;
  text: string;
  /** The alternative texts of the photos of a post, in their order. */
  alts: string[];
}

export interface StoredShareTranslation extends Pick<ShareText, 'kind' | 'id' | 'version' | 'alts'> {
  /** `null` if the original needs no translation. */
  text: string | null;
  from: string | null;
}

interface ShareTextQuery {
  propertyId: string;
  /** `null` for an anonymous visitor. */
  viewerId: string | null;
  postIds: string[];
  commentIds: string[];
  now: number;
}

export type ShareTranslationRepository = ReturnType<typeof createShareTranslationRepository>;

/** Texts of Share and their translations. */
export function createShareTranslationRepository(db: Database) {
  const textVersion = (version: number) => String(version);
  return {
    /** Returns those posts and comments that the viewer can see. */
    async findTexts({
      propertyId,
      viewerId,
      postIds,
      commentIds,
      now,
    }: ShareTextQuery): Promise<ShareText[]> {
      const posts = await db
        .select({ id: post.id, version: post.version, text: post.text, pictures: post.pictures })
        .from(post)
        .where(
          and(inArray(post.id, postIds), isVisible(propertyId, now), isNotBlocked(post.guestId, viewerId)),
        );
      const comments = await db
        .select({ id: comment.id, version: comment.version, text: comment.text })
        .from(comment)
        .innerJoin(post, eq(post.id, comment.postId))
        .where(
          and(
            inArray(comment.id, commentIds),
            eq(comment.status, 'published'),
            isVisible(propertyId, now),
            isNotBlocked(comment.guestId, viewerId),
          ),
        );
      return [
        ...posts.map(({ id, version, text, pictures }) => ({
          kind: 'post' as const,
          id,
          version: textVersion(version),
          text,
          // The pictures of the hotel have descriptions in all languages.
          alts: pictures.flatMap((picture) => ('file' in picture ? [picture.alt] : [])),
        })),
        ...comments.map(({ id, version, text }) => ({
          kind: 'comment' as const,
          id,
          version: textVersion(version),
          text,
          alts: [],
        })),
      ];
    },

    /** Returns the stored translations of texts in their current versions. */
    async findStored(texts: readonly ShareText[], lang: Lang): Promise<StoredShareTranslation[]> {
      const idsOf = (kind: ShareText['kind']) => texts.filter((one) => one.kind === kind).map(({ id }) => id);
      const posts = await db
        .select()
        .from(postTranslation)
        .where(and(inArray(postTranslation.postId, idsOf('post')), eq(postTranslation.lang, lang)));
      const comments = await db
        .select()
        .from(commentTranslation)
        .where(
          and(inArray(commentTranslation.commentId, idsOf('comment')), eq(commentTranslation.lang, lang)),
        );
      const stored = [
        ...posts.map(({ postId, ...row }) => ({ ...row, kind: 'post' as const, id: postId })),
        ...comments.map(({ commentId, ...row }) => ({
          ...row,
          kind: 'comment' as const,
          id: commentId,
          alts: [],
        })),
      ];
      return stored.filter(({ id, version }) =>
        texts.some((one) => one.id === id && one.version === version),
      );
    },

    /** Stores translations, except of posts and comments that were deleted or changed in the meantime. */
    insert: (lang: Lang, found: readonly StoredShareTranslation[]): Promise<void> =>
      db.transaction(async (tx) => {
        for (const { kind, id, version, text, alts, from } of found) {
          const table = kind === 'post' ? post : comment;
          const [left] = await tx
            .select({ id: table.id })
            .from(table)
            .where(
              and(eq(table.id, id), eq(table.status, 'published'), sql`${table.version}::text = ${version}`),
            )
            .for('share');
          if (!left) continue;
          await (kind === 'post'
            ? tx
                .insert(postTranslation)
                .values({ postId: id, version, lang, text, alts, from })
                .onConflictDoNothing()
            : tx
                .insert(commentTranslation)
                .values({ commentId: id, version, lang, text, from })
                .onConflictDoNothing());
        }
      }),
  };
}
