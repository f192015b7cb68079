import { createOutbox } from '@guest/shared/outbox/outbox';
import { memoryStorage } from '@guest/shared/outbox/testing/memory-storage';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, test } from 'vitest';
import { addPost } from './add-post';
import { parsePost, type WaitingPost } from './post-body';

const openOutbox = () =>
  createOutbox({
    storage: memoryStorage(),
    senders: {},
    upload: async () => '',
    clock: { now: Date.now, after: () => () => {} },
    random: () => 0.5,
  });

const photo = () => ({ blob: new Blob(['x'], { type: 'image/jpeg' }), alt: 'The sea', width: 4, height: 3 });
const post = (facts: Partial<WaitingPost> = {}): WaitingPost => ({
  property: 'grand',
  text: 'The sea',
  tags: [],
  photos: [photo()],
  lang: 'en',
  isAnyway: false,
  ...facts,
});

test.each([
  ['text', { text: 'The pool' }],
  ['tags', { tags: ['sea'] }],
  ['description', { photos: [{ ...photo(), alt: 'The pool' }] }],
  ['photos', { photos: [photo(), photo()] }],
])('of two tabs that post one draft with another %s, both posts are sent', async (_what, facts) => {
  const outbox = openOutbox();

  await addPost(outbox, uuidOf(1), post());
  await addPost(outbox, uuidOf(1), post(facts));

  expect(outbox.records().map(parsePost)).toEqual([post(), post(facts)]);
  expect(new Set(outbox.records().map(({ lane }) => lane)).size).toBe(2);
});

test('a draft that two tabs post as it is, is sent once', async () => {
  const outbox = openOutbox();

  await addPost(outbox, uuidOf(1), post());
  await addPost(outbox, uuidOf(1), post());

  expect(outbox.records().map(({ key }) => key)).toEqual([uuidOf(1)]);
});
