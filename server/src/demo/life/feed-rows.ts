import type { FolderPictures } from '../../features/hotel-content/model/hotel-content';
import { pictureHash } from '../../features/picture/imported-file';
import type { ImportedPicture } from '../../platform/db/tables/columns/stored';
import type { comment, post, postLike } from '../../platform/db/tables/schema';
import type { DemoComment, DemoLife, DemoPost } from './life';
import type { LifeContext } from './life-context';
import { inWakingHours } from './waking-hours';

const EDITED_AFTER_MS = 4 * 60_000;

type Feed = Pick<DemoLife, 'posts' | 'staff'>;

export const postRows = (
  context: LifeContext,
  life: Feed,
  pictures: FolderPictures,
): (typeof post.$inferInsert)[] =>
  life.posts.map((demo) => ({
    id: postIdOf(context, demo),
    propertyId: context.propertyId,
    ...authorOf(context, life, demo.author),
    text: demo.text,
    lang: demo.lang,
    pictures: storedPictures(demo, pictures),
    tags: demo.tags,
    isPinned: demo.isPinned,
    createdAt: momentOf(context, demo.hoursAgo, 0),
  }));

export function commentRows(context: LifeContext, life: Feed): (typeof comment.$inferInsert)[] {
  return life.posts.flatMap((demo) => {
    const count = demo.comments.length;
    const row = (one: DemoComment, i: number): typeof comment.$inferInsert => {
      const createdAt = momentOf(context, one.hoursAgo, (i + 1) / (count + 1));
      return {
        id: context.idOf('comment', demo.author, demo.text, one.author, one.text),
        propertyId: context.propertyId,
        postId: postIdOf(context, demo),
        ...authorOf(context, life, one.author),
        text: one.text,
        lang: one.lang,
        createdAt,
        ...(one.isEdited && { editedAt: new Date(createdAt.getTime() + EDITED_AFTER_MS), version: 2 }),
      };
    };
    return demo.comments.flatMap(({ replies = [], isDeleted, ...one }, i) => {
      const top = row(one, i);
      return [
        { ...top, ...(isDeleted && { status: 'deleted' as const }) },
        ...replies.map((reply) => ({ ...row(reply, i), parentId: top.id })),
      ];
    });
  });
}

export const likeRows = (context: LifeContext, { posts }: Feed): (typeof postLike.$inferInsert)[] =>
  posts.flatMap((demo) =>
    demo.likedBy.map((key) => ({
      propertyId: context.propertyId,
      postId: postIdOf(context, demo),
      guestId: context.idOf('guest', key),
      createdAt: context.hoursAgo(demo.hoursAgo / 2),
    })),
  );

/** Maps the picture files of a demo post to their stored form. */
export const storedPictures = (demo: DemoPost, files: FolderPictures): ImportedPicture[] =>
  (demo.pictures ?? []).map(({ file, alt }) => {
    const picture = files.get(file);
    if (!picture) throw new Error(`the demo has no picture ${file}`);
    const { sha256, width, height } = picture;
    return { hash: pictureHash(sha256), width, height, focus: null, format: 'svg', alt };
  });

export const postIdOf = ({ idOf }: LifeContext, { author, text }: DemoPost): string =>
  idOf('post', author, text);

/**
 * Returns when a text was written. A greater `part` moves it later within its hour, so that texts of the same hour
 * keep their order and do not all have the same minute.
 */
const momentOf = ({ timeZone, hoursAgo }: LifeContext, hours: number, part: number): Date =>
  new Date(inWakingHours(hoursAgo(hours + 1 - part).getTime(), timeZone));

const authorOf = ({ idOf }: LifeContext, { staff }: Feed, key: string) =>
  staff.some((one) => one.key === key) ? { staffId: idOf('staff', key) } : { guestId: idOf('guest', key) };
