import { instantOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPictures } from '../../features/hotel-content/pictures/read-pictures';
import { DEMO_SLUGS, lifeFolder } from '../folders/demo-folders';
import { readDemoHotel } from '../folders/read-demo-hotel';
import { commentRows, postRows } from './feed-rows';
import type { DemoLife } from './life';
import { createLifeContext } from './life-context';
import { readLife } from './read-life';
import { inWakingHours } from './waking-hours';

const NOW = new Date('2026-06-10T12:00:00Z');
const isQuestion = (text: string) => /[?？؟]/u.test(text);

/** The minimum and maximum counts, from `design/interface.md`. */
const counts: [keyof DemoLife, number, number][] = [
  ['staff', 6, 8],
  ['posts', 25, 40],
  ['announcements', 3, 3],
  ['guests', 30, 30],
];

const lives = await Promise.all(
  DEMO_SLUGS.map(async (slug) => ({
    slug,
    life: await readLife(slug),
    timeZone: (await readDemoHotel(slug)).content.hotel.value.timeZone,
    pictures: (await readPictures(lifeFolder(slug))).pictures,
  })),
);

describe.each(lives)('the people of $slug', ({ life }) => {
  test.each(counts)('have the specified number of %s', (part, least, most) => {
    expect(life[part].length).toBeGreaterThanOrEqual(least);
    expect(life[part].length).toBeLessThanOrEqual(most);
  });

  test('have different names', () => {
    const keys = [...life.guests, ...life.staff].map(({ key }) => key);
    const names = life.guests.map(({ nickName }) => nickName.toLowerCase());

    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(names).size).toBe(names.length);
  });

  test('are those who write and like', () => {
    const people = new Set([...life.guests, ...life.staff].map(({ key }) => key));
    const guests = new Set(life.guests.map(({ key }) => key));
    const authors = life.posts.flatMap(({ author, comments }) => [
      author,
      ...comments.flatMap((one) => [one.author, ...(one.replies ?? []).map((reply) => reply.author)]),
    ]);

    expect(authors.filter((key) => !people.has(key))).toEqual([]);
    expect(life.posts.flatMap(({ likedBy }) => likedBy).filter((key) => !guests.has(key))).toEqual([]);
  });

  test('have folios with restrictions for demonstration', () => {
    const folios = life.guests.flatMap(({ folio }) => folio ?? []);

    expect(folios.some(({ noPost }) => noPost)).toBe(true);
    expect(folios.some(({ creditLimit }) => creditLimit !== undefined)).toBe(true);
  });

  test('tag their posts in the language they are written in', () => {
    const scripts: Record<string, RegExp> = {
      ar: /^[\p{Script=Arabic}_]+$/u,
      ja: /[\p{Script=Han}\p{Script=Hiragana}]/u,
    };
    const foreign = life.posts.flatMap(({ lang, tags = [] }) =>
      tags.filter((tag) => !(scripts[lang]?.test(tag) ?? true)),
    );

    expect(foreign).toEqual([]);
  });
});

describe.each(lives)('the feed of $slug', ({ slug, life, timeZone, pictures }) => {
  const context = createLifeContext({ id: slug, slug, timeZone }, NOW);
  const posts = postRows(context, life, pictures);
  const comments = commentRows(context, life);
  const isStaff = (key: string) => life.staff.some((one) => one.key === key);

  test('is mostly words, and no drawing poses as the photo of a guest', () => {
    const pictured = life.posts.filter((post) => post.pictures);

    expect(pictured.filter(({ author }) => !isStaff(author))).toEqual([]);
    expect(pictured.length).toBeGreaterThan(0);
    expect(pictured.length).toBeLessThanOrEqual(life.posts.length / 3);
  });

  test('has short and long posts, silent ones and a long thread with an edited and a deleted comment', () => {
    const lengths = life.posts.map(({ text }) => text.length);

    expect(Math.min(...lengths)).toBeLessThanOrEqual(20);
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(400);
    expect(life.posts.some((post) => post.comments.length === 0)).toBe(true);
    expect(life.posts.some((post) => post.comments.length > 10)).toBe(true);
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
      const time = timeOf(localDateTimeAt(createdAt.getTime(), timeZone));
      expect(time < '01:00' || time >= '06:30', time).toBe(true);
      expect(createdAt.getTime()).toBeLessThan(NOW.getTime());
    }
    for (const post of posts) {
      const thread = [post, ...comments.filter(({ postId }) => postId === post.id)];
      const moments = thread.map(({ createdAt = NOW }) => createdAt.getTime());
      expect([...moments].sort((a, b) => a - b)).toEqual(moments);
    }
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
  });

  test('has answers of staff that take longer than an hour', () => {
    const hasty = life.posts.flatMap((post) => [
      ...(isQuestion(post.text) && !isStaff(post.author)
        ? post.comments.slice(0, 1).filter((one) => isStaff(one.author) && post.hoursAgo - one.hoursAgo < 2)
        : []),
    ]);

    expect(hasty).toEqual([]);
  });

  test('states once that its guests are invented', () => {
    const said = life.posts.filter(({ text }) => /invented|架空|من نسج الخيال/u.test(text));

    expect(said.map(({ isPinned }) => isPinned)).toEqual([true]);
  });
});

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
