import { instantOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoProperties } from '../hotels/demo-properties';
import { commentRows, postRows } from './feed-rows';
import { createImportContext } from './import-rows';
import { inWakingHours } from '../life/waking-hours';

const NOW = new Date('2026-06-10T12:00:00Z');
const isQuestion = (text: string) => /[?？؟]/u.test(text);

describe.each(demoProperties.map((property) => [property.slug, property] as const))(
  'the feed of %s',
  (_slug, property) => {
    const context = createImportContext(property, NOW);
    const posts = postRows(context);
    const comments = commentRows(context);
    const isStaff = (key: string) => property.staff.some((one) => one.key === key);

    test('is mostly words, and no drawing poses as the photo of a guest', () => {
      const pictured = property.posts.filter(({ picture }) => picture);

      expect(pictured.filter(({ author }) => !isStaff(author))).toEqual([]);
      expect(pictured.length).toBeGreaterThan(0);
      expect(pictured.length).toBeLessThanOrEqual(property.posts.length / 3);
    });

    test('has short and long posts, silent ones and a long thread with an edited and a deleted comment', () => {
      const lengths = property.posts.map(({ text }) => text.length);

      expect(Math.min(...lengths)).toBeLessThanOrEqual(20);
      expect(Math.max(...lengths)).toBeGreaterThanOrEqual(400);
      expect(property.posts.some((post) => post.comments.length === 0)).toBe(true);
      expect(property.posts.some((post) => post.comments.length > 10)).toBe(true);
      const deleted = comments.filter(({ status }) => status === 'deleted');
      expect(deleted.length).toBeGreaterThan(0);
      for (const { id, text } of deleted) {
        expect(text).toBe('');
        expect(comments.some(({ parentId }) => parentId === id)).toBe(true);
      }
      expect(comments.some(({ editedAt }) => editedAt)).toBe(true);
    });

    test('is written in the order of its conversations, in the past and not in the small hours', () => {
      for (const { createdAt = NOW } of [...posts, ...comments]) {
        const time = timeOf(localDateTimeAt(createdAt.getTime(), property.timeZone));
        expect(time < '01:00' || time >= '06:30', time).toBe(true);
        expect(createdAt.getTime()).toBeLessThan(NOW.getTime());
      }
      for (const post of posts) {
        const thread = [post, ...comments.filter(({ postId }) => postId === post.id)];
        const moments = thread.map(({ createdAt = NOW }) => createdAt.getTime());
        expect([...moments].sort((a, b) => a - b)).toEqual(moments);
      }
    });

    test('has answers of staff that take longer than an hour', () => {
      const hasty = property.posts.flatMap((post) => [
        ...(isQuestion(post.text) && !isStaff(post.author)
          ? post.comments.slice(0, 1).filter((one) => isStaff(one.author) && post.hoursAgo - one.hoursAgo < 2)
          : []),
      ]);

      expect(hasty).toEqual([]);
    });

    test('says once that its guests are invented', () => {
      const said = property.posts.filter(({ text }) => /invented|架空|من نسج الخيال/u.test(text));

      expect(said.map(({ isPinned }) => isPinned)).toEqual([true]);
    });
  },
);

test('waking hours keep the order of all moments', () => {
  const instants = fc.integer({ min: 0, max: 3 * 24 * 60 });
  fc.assert(
    fc.property(instants, instants, (one, other) => {
      const at = (minutes: number) => instantOf('2026-06-08T00:00', 'Asia/Muscat') + minutes * 60_000;
      const [first, second] = one < other ? [one, other] : [other, one];
      expect(inWakingHours(at(first), 'Asia/Muscat')).toBeLessThanOrEqual(
        inWakingHours(at(second), 'Asia/Muscat'),
      );
      expect(inWakingHours(at(one), 'Asia/Muscat')).toBeLessThanOrEqual(at(one));
    }),
  );
});
