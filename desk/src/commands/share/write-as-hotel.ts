import { randomUUID } from 'node:crypto';
import type { Command, CommandOptions } from '../../core/command';
import { findOnly, shortId } from '../../core/find';
import { findComment, findPost } from './find-post';

const OPTIONS = ['--lang <language>', '--key <uuid>'];

export const post: Command = {
  name: 'post',
  args: '<text>',
  summary: 'publishes a post under your nickname; --key publishes it once, however often it is sent',
  example: 'pnpm desk post "Breakfast is on the terrace today." --tags breakfast,terrace',
  options: [...OPTIONS, '--tags <words>'],
  async run({ desk }, [text = ''], options) {
    const tags =
      typeof options.tags === 'string' ? { tags: options.tags.split(/[\s,]+/).filter(Boolean) } : {};
    const data = await desk.request('newHousePost', { ...keyAndLang(options), text, ...tags });
    return { data, lines: [`${shortId(data.postId)} is published.`] };
  },
};

export const comment: Command = {
  name: 'comment',
  args: '<post> <text>',
  summary: 'comments on a post under your nickname; --to answers one comment',
  example: 'pnpm desk comment 1c7d20ab "At eight, at the front door." --to 7f0e21aa',
  options: [...OPTIONS, '--to <comment>'],
  async run({ desk }, [query = '', text = ''], options) {
    const { id: postId } = await findPost(desk, query);
    const parent =
      typeof options.to === 'string' ? { parentId: (await findComment(desk, postId, options.to)).id } : {};
    const data = await desk.request('newHouseComment', { ...keyAndLang(options), postId, text, ...parent });
    return { data, lines: [`${shortId(data.commentId)} is published.`] };
  },
};

export const takeBack: Command = {
  name: 'take-back',
  args: '<post-or-comment>',
  summary: 'deletes a post or comment of yours; supervisors those of all staff',
  async run({ desk }, [query = '']) {
    const { posts } = await desk.request('loadSharePosts', {});
    const { comments } = await desk.request('loadShareComments', {});
    const found = findOnly(
      [
        ...posts.map((one) => ({ ...one, isPost: true })),
        ...comments.map((one) => ({ ...one, isPost: false })),
      ].filter(({ isByStaff }) => isByStaff),
      query,
      { kind: 'post or comment of the hotel', id: ({ id }) => id, name: ({ id }) => id },
    );
    await (found.isPost
      ? desk.request('deleteHousePost', { postId: found.id })
      : desk.request('deleteHouseComment', { commentId: found.id }));
    return { data: { id: found.id }, lines: [`${shortId(found.id)} is deleted.`] };
  },
};

const keyAndLang = ({ key, lang }: CommandOptions) => ({
  key: typeof key === 'string' ? key : randomUUID(),
  ...(typeof lang === 'string' && { lang }),
});
