import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { comment, commentTranslation, postTranslation } from '../../platform/db/tables/schema';
import type { KnownGuest } from '../../testing/guests';
import { property, testPosting } from '../feed/testing/test-posting';
import { capitals, fakeTranslator } from './testing/fake-translator';

const translator = await fakeTranslator();
const { db, send, author, published, upload, edit, remove } = await testPosting({
  TRANSLATION_URL: translator.url,
});

type Item = { kind: 'post' | 'comment'; id: string };
const inFrench = async (me: KnownGuest | undefined, ...items: Item[]) => {
  const { status, body } = await send('POST', `${property}/share/translations`, {
    headers: me?.headers ?? {},
    body: { items, lang: 'fr' },
  });
  expect(status).toBe(200);
  return body;
};
const post = (id: string): Item => ({ kind: 'post', id });

async function commented(me: KnownGuest, postId: string, text: string): Promise<Item> {
  const key = randomUUID();
  const { status } = await send('POST', `${property}/post/${postId}/comments`, {
    headers: me.headers,
    body: { key, text },
  });
  expect(status).toBe(201);
  return { kind: 'comment', id: key };
}

test('a post with its descriptions and a comment are translated once per version and language', async () => {
  const [me, reader] = [await author(), await author()];
  const photos = [{ key: await upload(me), alt: 'las olas' }];
  const { id, version } = await published(me, { text: 'a las 7 en la playa', photos });
  const written = await commented(reader, id, 'qué bonito');

  const first = await inFrench(reader, post(id), written);
  const calls = translator.requests.length;
  const again = await inFrench(reader, post(id), written);

  expect(first).toEqual([
    { id, text: 'A LAS 7 EN LA PLAYA', alts: ['LAS OLAS'], from: 'es' },
    { id: written.id, text: 'QUÉ BONITO', from: 'es' },
  ]);
  expect(again).toEqual(first);
  expect(translator.requests).toHaveLength(calls);

  await edit(me, id, { version, text: 'a las 8', photos: [], tags: [] });
  expect(await inFrench(reader, post(id))).toEqual([{ id, text: 'A LAS 8', from: 'es' }]);
});

test('a visitor reads the translations that exist and causes none', async () => {
  const me = await author();
  const { id } = await published(me, { text: 'buenos días' });

  expect(await inFrench(undefined, post(id))).toEqual([]);
  const translated = await inFrench(me, post(id));
  const calls = translator.requests.length;

  expect(await inFrench(undefined, post(id))).toEqual(translated);
  expect(translator.requests).toHaveLength(calls);
});

test('a translation with other numbers, the same words or from the same language is dropped', async () => {
  const me = await author();
  const changed = await published(me, { text: 'mesa 7' });
  const same = await published(me, { text: 'OK' });
  translator.answerWith(({ q }) => ({
    status: 200,
    body: {
      translatedText: q.map((text) => text.replace('7', '8')),
      detectedLanguage: q.map(() => ({ language: 'es' })),
    },
  }));

  expect(await inFrench(me, post(changed.id), post(same.id))).toEqual([]);
  translator.answerWith(capitals);
  // The result is stored, so that a text is not translated with each view.
  expect(await inFrench(me, post(changed.id), post(same.id))).toEqual([]);
});

test('a failing translator leaves the text as written and is asked again later', async () => {
  const me = await author();
  const { id } = await published(me, { text: 'hola' });
  translator.answerWith(() => ({ status: 500, body: {} }));
  expect(await inFrench(me, post(id))).toEqual([]);
  translator.answerWith(capitals);
  expect(await inFrench(me, post(id))).toMatchObject([{ text: 'HOLA' }]);
});

test('content that the viewer cannot see is not translated, and a translation of deleted content is not stored', async () => {
  const me = await author();
  const { id } = await published(me, { text: 'adiós' });
  const hidden = await commented(me, id, 'oculto');
  await db.update(comment).set({ status: 'hidden' }).where(eq(comment.id, hidden.id));
  translator.answerWith((it) => {
    expect(it.q).not.toContain('oculto');
    return capitals(it);
  });
  expect(await inFrench(me, hidden, post(randomUUID()))).toEqual([]);

  let deleted: Promise<unknown> = Promise.resolve();
  translator.answerWith((it) => {
    deleted = remove(me, id);
    return capitals(it);
  });
  await inFrench(me, post(id));
  await deleted;
  translator.answerWith(capitals);

  expect(await inFrench(me, post(id))).toEqual([]);
  expect(
    await db.select().from(commentTranslation).where(eq(commentTranslation.commentId, hidden.id)),
  ).toEqual([]);
  expect((await db.select().from(postTranslation)).filter(({ postId }) => postId === id).length).toBeLessThan(
    2,
  );
});

test('more than 25 items, other languages and unknown fields are refused', async () => {
  const me = await author();
  const ask = (body: object) => send('POST', `${property}/share/translations`, { headers: me.headers, body });
  const items = Array.from({ length: 26 }, () => post(randomUUID()));

  const replies = [
    await ask({ items, lang: 'fr' }),
    await ask({ items: items.slice(0, 1), lang: 'tlh' }),
    await ask({ items: items.slice(0, 1), lang: 'fr', force: true }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
});
