import { expect, test } from 'vitest';
import { createLog } from './logging';
import { testApp } from '../../testing/test-app';

const lines: string[] = [];
const log = createLog('debug', { write: (line) => void lines.push(line) });

test.each([
  [{ authorization: 'secret' }],
  [{ req: { headers: { authorization: 'secret', authtoken: 'secret', cookie: 'secret' } } }],
  [{ body: { email: 'secret', phone: 'secret', text: 'secret', otp: 'secret', code: 'secret' } }],
  [{ a: { b: { chat_session_id: 'secret', populatedMessage: 'secret' } } }],
  [{ req: { url: '/casa-miramar/chat?populatedMessage=secret&code=secret' } }],
])('secrets are redacted from the log: %j', (fields) => {
  lines.length = 0;

  log.info(fields, 'something');

  expect(lines.join('')).toContain('something');
  expect(lines.join('')).not.toContain('secret');
});

test('a client cannot inject log lines', () => {
  lines.length = 0;

  log.info({ path: '/a\r\n{"level":60,"msg":"forged"}' }, 'request\r\nforged');

  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd().split(/[\r\n]/)).toHaveLength(1);
});

test('a request is logged in one line with its path, but without query string and token', async () => {
  const { get, signIn, db } = await testApp({ log });
  const me = await db.query.guest.findFirst();
  const headers = await signIn(String(me?.id));
  lines.length = 0;

  await get('/web/property/casa-miramar/posts?tag=my-secret-tag', { headers });

  const requests = lines
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ method }) => method);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    method: 'GET',
    path: '/web/property/casa-miramar/posts',
    status: expect.any(Number),
  });
  for (const secret of ['my-secret-tag', headers.authtoken, String(me?.id)])
    expect(lines.join('')).not.toContain(secret);
});

test('the log line of a rejected request contains the error code', async () => {
  const { get } = await testApp({ log });
  lines.length = 0;

  await get('/web/property/casa-miramar/posts', { headers: { authtoken: 'wrong' } });

  expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ status: 401, refusal: 'sign_in' }),
  );
});
