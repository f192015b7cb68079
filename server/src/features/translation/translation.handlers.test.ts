import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config';
import { messageTranslation } from '../../platform/db/tables/schema';
import { testSockets, type SocketClient } from '../../testing/test-sockets';
import { capitals, fakeTranslator } from './testing/fake-translator';

const { url: TRANSLATION_URL, requests, answerWith } = await fakeTranslator();

const sockets = await testSockets({
  config: readConfig({ DATA_DIR: tmpdir(), TRANSLATION_URL, TRANSLATION_KEY: 'k1' }),
});
const write = (from: SocketClient, text: string) =>
  from.requestOk('newExternalMessage', { key: randomUUID(), text });
const inFrench = (by: SocketClient, roomId: string, ...messageIds: string[]) =>
  by.requestOk('translateMessages', { roomId, messageIds, lang: 'fr' });

test('a message is translated once per language and keeps its original text', async () => {
  const ada = await sockets.guest();
  const desk = await sockets.staff();
  const { roomId, messageId } = await write(ada, 'dos toallas para la 204');

  const first = await inFrench(desk, roomId, messageId);
  const before = requests.length;
  const second = await inFrench(ada, roomId, messageId);

  expect(first).toEqual([{ messageId, text: 'DOS TOALLAS PARA LA 204', from: 'es' }]);
  expect(second).toEqual(first);
  expect(requests).toHaveLength(before);
  expect(requests.at(-1)).toMatchObject({ q: ['dos toallas para la 204'], target: 'fr', api_key: 'k1' });
  const { messages } = await ada.requestOk('loadMoreMessages', { roomId });
  expect(messages).toMatchObject([
    { text: 'dos toallas para la 204', originalText: 'dos toallas para la 204' },
  ]);
});

test('a translation is dropped if it is identical, in the same language or has other numbers', async () => {
  const ada = await sockets.guest();
  const { roomId, messageId: same } = await write(ada, 'OK');
  const { messageId: french } = await write(ada, 'bonjour');
  const { messageId: other } = await write(ada, 'at 7');
  const text = { OK: 'OK', bonjour: 'Bonjour', 'at 7': 'à 8' };
  answerWith(({ q }) => ({
    status: 200,
    body: {
      translatedText: q.map((it) => text[it as keyof typeof text]),
      detectedLanguage: q.map((it) => ({ language: it === 'bonjour' ? 'fr' : 'en' })),
    },
  }));

  expect(await inFrench(ada, roomId, same, french, other)).toEqual([]);

  answerWith(capitals);
  expect(await inFrench(ada, roomId, same, french, other)).toEqual([]);
});

test('a failing translator does not block messages and is retried', async () => {
  const ada = await sockets.guest();
  const { roomId, messageId } = await write(ada, 'hola');
  answerWith(() => ({ status: 500, body: {} }));
  expect(await inFrench(ada, roomId, messageId)).toEqual([]);
  answerWith(() => ({ status: 200, body: { translatedText: 'not a list' } }));
  expect(await inFrench(ada, roomId, messageId)).toEqual([]);

  answerWith(capitals);

  expect(await inFrench(ada, roomId, messageId)).toMatchObject([{ text: 'HOLA' }]);
});

test('deleting a message deletes its translations, even one in progress', async () => {
  const ada = await sockets.guest();
  const { roomId, messageId: known } = await write(ada, 'adiós');
  await inFrench(ada, roomId, known);
  const { messageId: late } = await write(ada, 'nunca');
  await ada.requestOk('deleteMessage', { messageId: known });
  let deleted: Promise<unknown> = Promise.resolve();
  answerWith((it) => {
    deleted = ada.requestOk('deleteMessage', { messageId: late });
    return capitals(it);
  });

  await inFrench(ada, roomId, late);
  await deleted;
  answerWith(capitals);

  expect(await inFrench(ada, roomId, known, late)).toEqual([]);
  const stored = (await sockets.db.select().from(messageTranslation)).map(({ text }) => text);
  expect(stored).not.toContain('ADIÓS');
  expect(stored).not.toContain('NUNCA');
});

test('a message is translated only for members who can see it', async () => {
  const ada = await sockets.guest();
  const bob = await sockets.guest();
  const { roomId, messageId } = await write(ada, 'entre nosotros');
  const { roomId: other } = await write(bob, 'mío');

  await expect(inFrench(bob, roomId, messageId)).rejects.toThrow('404');
  expect(await inFrench(bob, other, messageId)).toEqual([]);
});

test('the property says whether it offers translation', async () => {
  const { body } = await sockets.get('/web/property/casa-miramar/detail');

  expect(body.system.property.chatSettings.translates).toBe(true);
});
