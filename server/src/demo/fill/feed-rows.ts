import type { comment, post, postLike } from '../../platform/db/tables/schema';
import type { DemoPost } from '../model/demo-property';
import type { ImportContext } from './import-rows';

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
    createdAt: context.hoursAgo(demo.hoursAgo),
  }));
}

export function commentRows(context: ImportContext) {
  return context.property.posts.flatMap((demo) =>
    demo.comments.map((demoComment): typeof comment.$inferInsert => ({
      id: context.idOf('comment', demo.author, demo.text, demoComment.author, demoComment.text),
      propertyId: context.propertyId,
      postId: postIdOf(context, demo),
      ...authorOf(context, demoComment.author),
      text: demoComment.text,
      lang: demoComment.lang,
      createdAt: context.hoursAgo(demoComment.hoursAgo),
    })),
  );
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

const picturesOf = ({ picture, morePictures = [] }: DemoPost) => (picture ? [picture, ...morePictures] : []);

const postIdOf = ({ idOf }: ImportContext, { author, text }: DemoPost) => idOf('post', author, text);

const authorOf = ({ property, idOf }: ImportContext, key: string) =>
  property.staff.some((one) => one.key === key)
    ? { staffId: idOf('staff', key) }
    : { guestId: idOf('guest', key) };
