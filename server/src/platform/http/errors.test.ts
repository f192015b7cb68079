import { errorReplySchema } from '@guest/shared/contracts/core/reply';
import { LANGUAGES } from '@guest/shared/contracts/core/languages';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { hasSameQuestionMark } from '../../testing/has-same-question-mark';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/database';
import { createLog } from '../log/logging';
import { testApp } from '../../testing/test-app';
import { errorMessage, errorMessageKeys } from '../errors/error-messages';
import { inMaintenance, RequestError } from '../errors/request-error';
import { publicErrorOf } from './errors';

const lines: string[] = [];
const { get, app, db } = await testApp({
  log: createLog('info', { write: (line) => void lines.push(line) }),
  builds: {
    current: async () => JSON.parse('{"buildId":1}'),
    files: async () => undefined,
    find: async () => {
      await db.execute(sql`select * from no_such_table where text = ${"a guest's own words"}`);
      return undefined;
    },
  },
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });

test.each([
  ['GET', '/web/nothing', 404, 'not_found'],
  ['POST', '/web/config', 404, 'not_found'],
  ['GET', '/web/property/%zz/detail', 400, 'malformed'],
  ['GET', '/builds/nothing.json', 404, 'not_found'],
] as const)('%s %s is answered with the standard error reply: %i', async (method, url, status, code) => {
  const answer = await get(url, { method });

  expect(answer.status).toBe(status);
  expect(errorReplySchema.parse(answer.body)).toMatchObject({ code });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('X-01 a missing object is answered with “Page Not Found”', async () => {
  expect((await get('/web/property/nowhere/detail')).body).toEqual({
    error: 'Page Not Found',
    code: 'not_found',
  });
});

test('a rejected query names its invalid fields', async () => {
  const { body } = await get('/web/property/casa-miramar/posts?limit=many&page=2');

  expect(body).toMatchObject({
    error: 'This request is incomplete',
    code: 'malformed',
    field: 'limit',
    fields: [
      { field: 'limit', code: 'malformed' },
      { field: 'page', code: 'unknown', error: "This field isn't allowed here" },
    ],
  });
});

test('an error message is in the language of the guest', async () => {
  for (const [requested, error] of [
    ['es-MX', 'Página no encontrada'],
    ['ja,en;q=0.5', 'ページが見つかりません'],
    ['ar', 'الصفحة غير موجودة'],
    ['tlh', 'Page Not Found'],
  ]) {
    const { body, headers } = await get('/web/nothing', {
      headers: { 'accept-language': String(requested) },
    });
    expect(body.error).toBe(error);
    expect(headers.vary).toContain('Accept-Language');
  }
});

test('every error message exists in every language and keeps its placeholders', () => {
  for (const message of errorMessageKeys) {
    for (const lang of LANGUAGES) {
      const text = errorMessage(message, lang, 53);
      expect(text.trim()).not.toBe('');
      expect(text.includes('53')).toBe(message.includes('{n}'));
      for (const [word] of message.matchAll(/\{(?!n\})\w+\}/g)) expect(text).toContain(word);
      expect(hasSameQuestionMark(message, text, lang), `${lang}: ${text}`).toBe(true);
      if (lang !== 'en') expect(text).not.toBe(errorMessage(message, 'en', 7));
    }
  }
});

test('an internal error reveals no details', async () => {
  for (const url of ['/builds/latest.json', '/builds/meta/any.json']) {
    const { status, body } = await get(url);

    expect({ status, body }).toEqual({
      status: 500,
      body: { error: 'Internal Server Error', code: 'internal' },
    });
  }
});

test('a failed statement is logged without guest data', async () => {
  lines.length = 0;
  await get('/builds/meta/any.json');

  const logged = lines.join('');
  expect(logged).toContain('no_such_table');
  expect(logged).not.toContain("a guest's own words");
});

test('X-02 while the database is unavailable, the suite replies that it is in maintenance', async () => {
  const nowhere = openDatabase({ host: '/no/such/socket' }, () => {});
  const { get: getWithoutDatabase } = await testApp({ db: nowhere });

  for (const url of ['/web/property', '/health/ready']) {
    const { status, body, headers } = await getWithoutDatabase(url);
    expect({ status, error: body.error, code: body.code }).toEqual({
      status: 503,
      error: "We're in maintenance mode, please try again",
      code: 'maintenance',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await getWithoutDatabase('/health/live')).status).toBe(200);
});

test('a fault of the machine is a 503 with its cause in the log once, and a refusal under load is not logged', () => {
  const logged: unknown[] = [];
  // `publicErrorOf` uses only this function of a request.
  const request = {
    log: { error: ({ err }: { err: unknown }) => logged.push(err) },
  } as unknown as FastifyRequest;
  const descriptors = Object.assign(new Error('EMFILE: too many open files'), {
    code: 'EMFILE',
    syscall: 'open',
  });
  const disk = new Error('the file store failed with EIO');

  const answers = [
    descriptors,
    new RequestError(503, 'storage_unavailable', "We're in maintenance mode, please try again", {
      cause: disk,
    }),
    inMaintenance(1),
  ].map((error) => publicErrorOf(error, request));

  expect(answers.map(({ status, code }) => [status, code])).toEqual([
    [503, 'maintenance'],
    [503, 'storage_unavailable'],
    [503, 'maintenance'],
  ]);
  expect(logged).toEqual([descriptors, disk]);
});

test.each([
  ['text/plain', 'hello', 415, 'wrong_type'],
  ['application/x-www-form-urlencoded', 'a=b', 415, 'wrong_type'],
  ['application/json', '{', 400, 'malformed'],
  ['application/json', '{"__proto__":{"isAdmin":true}}', 400, 'malformed'],
  ['application/json', JSON.stringify('x'.repeat(70_000)), 413, 'too_large'],
])('an invalid body of type %s is rejected: %s', async (type, payload, status, code) => {
  const { appWithBodies } = await appThatTakesBodies();

  const answer = await appWithBodies.inject({
    method: 'POST',
    url: '/anything',
    headers: { 'content-type': type },
    payload,
  });

  expect(answer.statusCode).toBe(status);
  expect(errorReplySchema.parse(answer.json())).toMatchObject({ code });
});

test.each([
  ['a request that is not HTTP', 'HELLO\r\n\r\n', 400],
  ['headers above the size limit', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered with the standard error reply', async (_case, sent, status) => {
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname).end(sent);
  let answer = '';
  socket.on('data', (part) => (answer += String(part)));
  await once(socket, 'close');

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(errorReplySchema.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''))).toMatchObject({
    code: 'malformed',
  });
});

/** The test registers an endpoint of its own that accepts bodies. */
async function appThatTakesBodies() {
  const { app: appWithBodies } = await testApp({
    db,
    registerSite: (site) => void site.post('/anything', async () => ({ taken: true })),
  });
  return { appWithBodies };
}
