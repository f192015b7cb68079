import { expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config';
import { createLog } from '../../platform/log/logging';
import { knownGuest } from '../../testing/guests';
import { mailServer } from '../../testing/processes/mail-server';
import { newAddress, anonymousVisitors } from '../../testing/anonymous-visitors';
import { filledDatabase, NOON, testApp } from '../../testing/test-app';

const db = await filledDatabase();

const suiteWith = async (env: Record<string, string>) => {
  const suite = await testApp({ db, config: readConfig(env) });
  return { ...suite, ...anonymousVisitors(suite) };
};

const waitUntil = async (isTrue: () => boolean | Promise<boolean>) => {
  await expect.poll(isTrue, { timeout: 10_000 }).toBe(true);
};

test('codes are sent by SMTP as text and HTML', async () => {
  const { url, emails } = await mailServer({ accepts: true });
  const { start, get } = await suiteWith({ SMTP_URL: url, MAIL_FROM: 'Casa <stay@casa.example>' });
  const address = newAddress();

  const { status } = await start(address);
  await waitUntil(() => emails.length === 1);

  expect(status).toBe(201);
  expect(emails[0]).toContain(`To: ${address}`);
  expect(emails[0]).toContain('From: Casa <stay@casa.example>');
  expect(emails[0]).toMatch(
    /Content-Type: text\/plain[\s\S]+\d{6} is your code[\s\S]+Content-Type: text\/html/,
  );
  expect((await get('/_dev/mail')).status).toBe(404);
});

test('a failed code email is reported on verification, and another one can be sent at once', async () => {
  const { url } = await mailServer({ accepts: false });
  const { start, verify } = await suiteWith({ SMTP_URL: url, MAIL_FROM: 'stay@casa.example' });
  const address = newAddress();
  const { body } = await start(address);
  const answer = async () => verify(body.otp_request_token, '000000');

  await waitUntil(async () => (await answer()).status === 502);

  expect((await answer()).body).toMatchObject({
    error: "We couldn't send the code. Check the address or try the other method.",
    code: 'otp_delivery_failed',
  });
  expect((await start(address)).status).toBe(201);
});

test('production has no mailbox', async () => {
  const { get, start } = await suiteWith({ NODE_ENV: 'production' });

  expect((await get('/_dev/mail')).status).toBe(404);
  expect((await start(newAddress())).status).toBe(201);
});

test('logs contain no code, address, phone or token', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const { url } = await mailServer({ accepts: false });
  const suite = await testApp({
    db,
    log,
    config: readConfig({ NODE_ENV: 'test', SMTP_URL: url, MAIL_FROM: 'stay@casa.example' }),
  });
  const { start, verify, pathOf } = anonymousVisitors(suite);
  const me = await knownGuest(db, NOON);
  const address = newAddress();
  const phone = '+34612345678';

  const { body } = await start(address);
  await start(phone);
  const verified = await verify(body.otp_request_token, '918273');
  await suite.get(pathOf('casa-miramar', 'guest?email=ada@example.com'), { headers: me.headers });
  await suite.send('PUT', pathOf('casa-miramar', 'guest'), {
    headers: me.headers,
    body: { version: 1, firstName: 'Ada', email: address },
  });
  await waitUntil(() => lines.some((line) => line.includes('message delivery failed')));

  const written = lines.join('\n');
  expect(verified.status).toBeGreaterThanOrEqual(400);
  for (const secret of [
    address,
    phone,
    body.otp_request_token,
    '918273',
    me.token,
    me.id,
    'ada@example.com',
  ]) {
    expect(written).not.toContain(secret);
  }
});

test('a code by text message is offered and accepted only if it can be delivered', async () => {
  const { url } = await mailServer({ accepts: true });
  const offer = async ({ get }: Awaited<ReturnType<typeof suiteWith>>) => {
    const { body } = await get('/web/property/casa-miramar/detail');
    return body.system.property.features.phoneCodes;
  };
  const withMailServer = await suiteWith({ SMTP_URL: url, MAIL_FROM: 'stay@casa.example' });
  const withMailbox = await suiteWith({});

  expect(await offer(withMailServer)).toBe(false);
  const refused = await withMailServer.start('+34 600 11 22 44');
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ code: 'phone_unavailable', fields: [{ field: 'phone' }] });
  expect(await offer(withMailbox)).toBe(true);
  expect((await withMailbox.start('+34 600 11 22 44')).status).toBe(201);
});
