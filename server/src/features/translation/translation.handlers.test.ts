import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config';
import { messageTranslation } from '../../platform/db/tables/schema';
import { testSockets, type SocketClient } from '../../testing/test-sockets';

interface TranslationRequest {
  q: string[];
  target: string;
  api_key?: string;
}

/** A fake LibreTranslate server: it returns texts in capitals and detects Spanish. */
const requests: TranslationRequest[] = [];
let answer: (it: TranslationRequest) => { status: number; body: unknown } = capitals;
function capitals({ q }: TranslationRequest) {
  const detectedLanguage = q.map(() => ({ language: 'es', confidence: 90 }));
  return { status: 200, body: { translatedText: q.map((text) => text.toUpperCase()), detectedLanguage } };
}
const translator = createServer((request, reply) => {
  void json(request).then((sent) => {
    // The tests check the content of the request.
    const it = sent as TranslationRequest;
    requests.push(it);
    const { status, body } = answer(it);
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
await new Promise<void>((listening) => translator.listen(0, '127.0.0.1', listening));
afterAll(() => translator.close());
// `address()` returns a string only for pipes and sockets.
const { port } = translator.address() as AddressInfo;
const TRANSLATION_URL = `http://127.0.0.1:${port}`;

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
  answer = ({ q }) => ({
    status: 200,
    body: {
      translatedText: q.map((it) => text[it as keyof typeof text]),
      detectedLanguage: q.map((it) => ({ language: it === 'bonjour' ? 'fr' : 'en' })),
    },
  });

  expect(await inFrench(ada, roomId, same, french, other)).toEqual([]);

  answer = capitals;
  expect(await inFrench(ada, roomId, same, french, other)).toEqual([]);
});

test('a failing translator does not block messages and is retried', async () => {
  const ada = await sockets.guest();
  const { roomId, messageId } = await write(ada, 'hola');
  answer = () => ({ status: 500, body: {} });
  expect(await inFrench(ada, roomId, messageId)).toEqual([]);
  answer = () => ({ status: 200, body: { translatedText: 'not a list' } });
  expect(await inFrench(ada, roomId, messageId)).toEqual([]);

  answer = capitals;

  expect(await inFrench(ada, roomId, messageId)).toMatchObject([{ text: 'HOLA' }]);
});

test('deleting a message deletes its translations, even one in progress', async () => {
  const ada = await sockets.guest();
  const { roomId, messageId: known } = await write(ada, 'adiós');
  await inFrench(ada, roomId, known);
  const { messageId: late } = await write(ada, 'nunca');
  await ada.requestOk('deleteMessage', { messageId: known });
  let deleted: Promise<unknown> = Promise.resolve();
  answer = (it) => {
    deleted = ada.requestOk('deleteMessage', { messageId: late });
    return capitals(it);
  };

  await inFrench(ada, roomId, late);
  await deleted;
  answer = capitals;

  expect(await inFrench(ada, roomId, known, late)).toEqual([]);
  const kept = (await sockets.db.select().from(messageTranslation)).map(({ text }) => text);
  expect(kept).not.toContain('ADIÓS');
  expect(kept).not.toContain('NUNCA');
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
