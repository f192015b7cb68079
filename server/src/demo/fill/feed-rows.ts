import type { comment, post, postLike } from '../../platform/db/tables/schema';
import type { DemoPost } from '../model/demo-property';
import type { Filling } from './filling';

export function postRows(filling: Filling) {
  return filling.property.posts.map((demo): typeof post.$inferInsert => ({
    id: postIdOf(filling, demo),
    propertyId: filling.propertyId,
    ...authorOf(filling, demo.author),
    text: demo.text,
    lang: demo.lang,
    pictures: picturesOf(demo).map((one, i) => filling.picture(one, i ? `${demo.text}/${i}` : demo.text)),
    tags: demo.tags,
    isPinned: demo.isPinned,
    createdAt: filling.hoursAgo(demo.hoursAgo),
  }));
}

export function commentRows(filling: Filling) {
  return filling.property.posts.flatMap((demo) =>
    demo.comments.map((said): typeof comment.$inferInsert => ({
      id: filling.idOf('comment', demo.author, demo.text, said.author, said.text),
      propertyId: filling.propertyId,
      postId: postIdOf(filling, demo),
      ...authorOf(filling, said.author),
      text: said.text,
      lang: said.lang,
      createdAt: filling.hoursAgo(said.hoursAgo),
    })),
  );
}

export function likeRows(filling: Filling) {
  return filling.property.posts.flatMap((demo) =>
    demo.likedBy.map((key): typeof postLike.$inferInsert => ({
      propertyId: filling.propertyId,
      postId: postIdOf(filling, demo),
      guestId: filling.idOf('guest', key),
      createdAt: filling.hoursAgo(demo.hoursAgo / 2),
    })),
  );
}

const picturesOf = ({ picture, morePictures = [] }: DemoPost) => (picture ? [picture, ...morePictures] : []);

const postIdOf = ({ idOf }: Filling, { author, text }: DemoPost) => idOf('post', author, text);

const authorOf = ({ property, idOf }: Filling, key: string) =>
  property.staff.some((one) => one.key === key)
    ? { staffId: idOf('staff', key) }
    : { guestId: idOf('guest', key) };
