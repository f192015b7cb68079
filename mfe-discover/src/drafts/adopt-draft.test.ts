// @vitest-environment node
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { mergePopulated, toPopulated } from './merge-populated';
import { adoptVisitorDraft, openDrafts, type DraftStore } from './open-drafts';
import type { PostDraft } from './post-draft';

installFakeDatabases();

const HOUR_MS = 3_600_000;
const photo = (id: string, alt = '') => ({
  id,
  blob: new Blob([`bytes of ${id}`]),
  width: 40,
  height: 30,
  alt,
});
const draft = (facts: Partial<PostDraft> = {}): PostDraft => ({
  key: 'new',
  postKey: 'p1',
  text: 'The sea at night',
  tags: 'sea',
  photos: [photo('moon', 'Waves under the moon'), photo('pier')],
  savedAt: HOUR_MS,
  ...facts,
});

async function open(guest: string | undefined, now = HOUR_MS): Promise<DraftStore> {
  const store = await openDrafts(
    { guest, property: 'grand' },
    { now: () => now, onStorageFailed: () => expect.unreachable('the device has room') },
  );
  onTestFinished(() => store.close());
  return store;
}

const contentOf = async (loaded: PostDraft | undefined) =>
  loaded && {
    text: loaded.text,
    tags: loaded.tags,
    photos: await Promise.all(loaded.photos.map(async ({ id, alt, blob }) => [id, alt, await blob.text()])),
  };
const whole = {
  text: 'The sea at night',
  tags: 'sea',
  photos: [
    ['moon', 'Waves under the moon', 'bytes of moon'],
    ['pier', '', 'bytes of pier'],
  ],
};

test('the draft of a visitor is the guest’s after signing in, with the photos in their order', async () => {
  const visitor = await open(undefined);
  await visitor.save(draft());
  const own = await open('ada');

  await adoptVisitorDraft(own, visitor);

  const adopted = await own.load();
  expect(await contentOf(adopted)).toEqual(whole);
  // The key stays, so that a post that was sent before is not published twice.
  expect(adopted?.postKey).toBe('p1');
  expect(await visitor.load()).toBeUndefined();
});

test('a page that is killed between storing the copy and deleting the original loses and doubles nothing', async () => {
  const visitor = await open(undefined);
  await visitor.save(draft());
  const own = await open('ada');
  const killed: DraftStore = { ...visitor, remove: () => Promise.reject(new Error('killed')) };
  await expect(adoptVisitorDraft(own, killed)).rejects.toThrow('killed');

  await adoptVisitorDraft(own, visitor);

  expect(await contentOf(await own.load())).toEqual(whole);
  expect(await visitor.load()).toBeUndefined();
});

test('a draft that the guest has already stays below, and no photo of either is dropped', async () => {
  const own = await open('ada');
  await own.save(
    draft({ postKey: 'p0', text: 'Older', tags: '', photos: [photo('a'), photo('b'), photo('c')] }),
  );
  const visitor = await open(undefined);
  await visitor.save(draft());

  await adoptVisitorDraft(own, visitor);

  const { text, photos } = (await own.load()) ?? {};
  expect(text).toBe('The sea at night\n\nOlder');
  expect(photos?.map(({ id }) => id)).toEqual(['moon', 'pier', 'a', 'b', 'c']);
});

test('after a session that ended by itself the guest finds the draft again, and another guest does not', async () => {
  const before = await open('ada');
  await before.save(draft());
  // The session has ended, so the composer opens the draft of a visitor, which is another one.
  expect(await (await open(undefined)).load()).toBeUndefined();

  expect(await (await open('ben')).load()).toBeUndefined();
  expect(await contentOf(await (await open('ada')).load())).toEqual(whole);
});

test('a visitor’s draft lasts a day, a guest’s a month', async () => {
  await (await open(undefined)).save(draft());
  await (await open('ada')).save(draft());
  const later = (hours: number, guest?: string) =>
    open(guest, HOUR_MS * (1 + hours)).then(async (store) => (await store.load()) !== undefined);

  expect([await later(23), await later(25)]).toEqual([true, false]);
  expect([await later(29 * 24, 'ada'), await later(31 * 24, 'ada')]).toEqual([true, false]);
});

test('S-09 the text arrives once on whichever device the guest signs in', () => {
  const text = fc.string({ unit: 'binary', maxLength: 1_200 });
  fc.assert(
    fc.property(text, fc.string({ maxLength: 50 }), (written, other) => {
      const carried = toPopulated(written);
      // On the device where it was written, the draft is left as it is.
      expect(mergePopulated(written, carried)).toBe(written);
      // On another device the carried text is there, and so is what was written there before.
      const merged = mergePopulated(other, carried);
      expect(merged).toContain(carried);
      expect(merged).toContain(other.trim());
      expect(mergePopulated(merged, carried)).toBe(merged);
      expect(carried.length).toBeLessThanOrEqual(1_000);
      expect(carried.isWellFormed() || !written.isWellFormed()).toBe(true);
    }),
    { numRuns: 30 },
  );
});
