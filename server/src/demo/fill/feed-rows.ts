import type { comment, post, postLike } from '../../platform/db/tables/schema';
import type { DemoComment, DemoPost } from '../model/demo-property';
import type { ImportContext } from './import-rows';
import { inWakingHours } from '../life/waking-hours';

const EDITED_AFTER_MS = 4 * 60_000;

export function postRows(context: ImportContext) {
  return context.property.posts.map((demo): typeof post.$inferInsert => ({
    id: postIdOf(context, demo),
    propertyId: context.propertyId,
    ...authorOf(context, demo.author),
    text: demo.text,
    lang: demo.lang,
    pictures: picturesOf(demo).map((one, i) => context.picture(one, i ? `${demo.text}/${i}` : demo.text)),
    tags: demo.tags,
    isPinned: demo.isPinned,
    createdAt: momentOf(context, demo.hoursAgo, 0),
  }));
}

export function commentRows(context: ImportContext) {
  return context.property.posts.flatMap((demo) => {
    const count = demo.comments.length;
    const row = (one: DemoComment, i: number): typeof comment.$inferInsert => {
      const createdAt = momentOf(context, one.hoursAgo, (i + 1) / (count + 1));
      return {
        id: context.idOf('comment', demo.author, demo.text, one.author, one.text),
        propertyId: context.propertyId,
        postId: postIdOf(context, demo),
        ...authorOf(context, one.author),
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

export function likeRows(context: ImportContext) {
  return context.property.posts.flatMap((demo) =>
    demo.likedBy.map((key): typeof postLike.$inferInsert => ({
      propertyId: context.propertyId,
      postId: postIdOf(context, demo),
      guestId: context.idOf('guest', key),
      createdAt: context.hoursAgo(demo.hoursAgo / 2),
    })),
  );
}

/**
 * When somebody wrote. Of what was written in the same hour, the later has the greater `part` of the hour, so that
 * its order stays and not everything is written at the same minute.
 */
function momentOf({ property, hoursAgo }: ImportContext, hours: number, part: number): Date {
  return new Date(inWakingHours(hoursAgo(hours + 1 - part).getTime(), property.timeZone));
}

const picturesOf = ({ picture, morePictures = [] }: DemoPost) => (picture ? [picture, ...morePictures] : []);

const postIdOf = ({ idOf }: ImportContext, { author, text }: DemoPost) => idOf('post', author, text);

const authorOf = ({ property, idOf }: ImportContext, key: string) =>
  property.staff.some((one) => one.key === key)
    ? { staffId: idOf('staff', key) }
    : { guestId: idOf('guest', key) };
