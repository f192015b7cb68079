import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../platform/log/logging';
import { knownGuest } from '../testing/guests';
import { NOON } from '../testing/test-app';
import { testSockets } from '../testing/test-sockets';

const lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });

/** Opens a network connection that sends this and answers nothing, not even a closing handshake. */
async function openSilent(url: string, bytes: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

const UPGRADE =
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: a\r\nconnection: Upgrade\r\n' +
  'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

const openSilentMany = (url: string, count: number, bytes: string) =>
  Promise.all(Array.from({ length: count }, () => openSilent(url, bytes)));

/** Unlike `once`, it does not reject if the connection ends with an error. */
const closeOf = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

const countOpen = (sockets: Socket[]) => sockets.filter(({ destroyed }) => !destroyed).length;

/** The statements among these that look up a chat session. */
const lookupsIn = (calls: unknown[][]) =>
  calls.filter(([statement]) => JSON.stringify(statement).includes('from \\"chat_session\\"'));

test(
  'unresponsive WebSockets are ended at once when others displace them',
  { timeout: 120_000 },
  async () => {
    const { url, get } = await testSockets();

    const sockets = await openSilentMany(url, 500, UPGRADE);

    // 200 unauthenticated connections may wait; a closing handshake would keep the others for 30 seconds.
    await expect.poll(() => countOpen(sockets), { timeout: 25_000 }).toBeLessThanOrEqual(200);
    expect((await get('/health/ready')).body.realtime.turnedAway.strangers).toBeGreaterThan(200);
  },
);

test(
  'sockets that do not finish closing count towards the limit of their network, and end soon',
  { timeout: 90_000 },
  async () => {
    const { url } = await testSockets({ maxPerNetwork: 20 });
    const first = await openSilentMany(url, 100, UPGRADE);
    await expect.poll(() => countOpen(first), { timeout: 8_000 }).toBeLessThanOrEqual(20);

    // By then the server has closed those that did not authenticate, and they have not answered.
    await pause(16_000);
    const second = await openSilentMany(url, 100, UPGRADE);

    await expect.poll(() => countOpen([...first, ...second]), { timeout: 8_000 }).toBeLessThanOrEqual(20);
  },
);

test(
  'one guest who uses up the descriptors with a session keeps nobody else out',
  { timeout: 60_000 },
  async () => {
    let at = NOON;
    const { url, guest, db } = await testSockets({ descriptors: 100, now: () => at });
    const ada = await guest();
    const { headers } = await knownGuest(db, NOON);
    const request =
      'GET /web/property/casa-miramar/guest HTTP/1.1\r\nhost: a\r\n' +
      Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('');

    let answered = 0;
    for (let i = 0; i < 74; i += 1) {
      const socket = await openSilent(url, `${request}\r\n`);
      const [answer] = await once(socket, 'data');
      answered += Number(String(answer).startsWith('HTTP/1.1 200'));
      // A guest may send 20 requests a second.
      at += 50;
    }
    expect(answered).toBe(74);

    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    expect(ada.socket.connected).toBe(true);
    expect((await guest()).socket.connected).toBe(true);
  },
);

test(
  'when silent connections use up the descriptors, health checks and guests with a session get in and stay',
  { timeout: 120_000 },
  async () => {
    const { url, guest } = await testSockets({ descriptors: 100 });
    const ada = await guest();

    const sockets = await openSilentMany(url, 300, 'GET / HTTP/1.1\r\n');

    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    const bob = await guest();
    expect([ada, bob].map(({ socket }) => socket.connected)).toEqual([true, true]);
    expect(await ada.request('loadGuestRooms', {})).toMatchObject({ status: 200 });
    // Much sooner than the time in which headers must arrive.
    await expect.poll(() => countOpen(sockets), { timeout: 5_000 }).toBeLessThanOrEqual(75);
  },
);

test('a guest who floods is refused by the rate, then disconnected, and is in the log once', async () => {
  const { guest, get } = await testSockets({ rateFactor: 1, log });
  const [mallory, ada] = [await guest(), await guest()];

  for (let i = 0; i < 500; i += 1) {
    mallory.socket.emit('newExternalMessage', { key: randomUUID(), text: 'flood' }, () => {});
  }

  await expect.poll(() => mallory.socket.connected).toBe(false);
  const { dropped, refused } = (await get('/health/ready')).body.realtime;
  expect(dropped).toBe(20);
  // The server answers only a small number of refusals to a guest who ignores what they ask for.
  expect(refused.rate_limited).toBeLessThan(60);
  expect(await ada.request('loadGuestRooms', {})).toMatchObject({ status: 200 });
  const refusals = lines.filter(({ msg }) => msg === 'socket refusal');
  const kinds = refusals.map(({ event, refusal }) => `${String(event)} ${String(refusal)}`);
  expect(kinds).toEqual([...new Set(kinds)]);
  expect(kinds).toEqual(
    expect.arrayContaining(['connection flood', 'dropped flood', 'newExternalMessage rate_limited']),
  );
  for (const { guest: who } of refusals) expect(who).toMatch(/^[0-9a-f]{12}$/);
  expect(JSON.stringify(lines)).not.toContain(mallory.id);
  expect(lines.filter((line) => 'err' in line)).toEqual([]);
});

/** Encodes the text as a WebSocket message of a client; its mask is zero and leaves the text as it is. */
function webSocketMessage(text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(Buffer.byteLength(text));
  return Buffer.concat([Buffer.from([0x81, 0xfe]), length, Buffer.alloc(4), Buffer.from(text)]);
}

test('a flood of CONNECT packets on one connection costs one lookup and ends the connection', async () => {
  const { url, db, guest, get } = await testSockets({ rateFactor: 1, log });
  lines.length = 0;
  const query = vi.spyOn(db.$client, 'query');
  const packets = Array.from({ length: 2_000 }, (_, i) =>
    webSocketMessage(`40${JSON.stringify({ token: `${randomUUID()}:wrong`, tabId: `tab ${i}` })}`),
  );
  const mallory = await openSilent(url, UPGRADE);
  await once(mallory, 'data');
  const closed = closeOf(mallory);

  mallory.write(Buffer.concat(packets));
  const ada = await guest();

  expect(await ada.request('loadGuestRooms', {})).toMatchObject({ status: 200 });
  await closed;
  // One for each guest, and those with which the request of the good guest is checked.
  expect(lookupsIn(query.mock.calls).length).toBeLessThan(10);
  const { turnedAway } = (await get('/health/ready')).body.realtime;
  expect(turnedAway).toMatchObject({ flood: 1 });
  expect(lines.filter((line) => 'err' in line)).toEqual([]);
});

test('CONNECT packets that arrive in one POST of a polling client cost one lookup', async () => {
  const { url, db, get } = await testSockets({ rateFactor: 1, log });
  const query = vi.spyOn(db.$client, 'query');
  const address = `${url}/socket.io/?EIO=4&transport=polling`;
  const opened = await (await fetch(address)).text();
  const { sid } = JSON.parse(opened.slice(1));
  const packet = `40${JSON.stringify({ token: `${randomUUID()}:wrong` })}`;

  await fetch(`${address}&sid=${sid}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: Array.from({ length: 700 }, () => packet).join('\x1e'),
  });

  await expect
    .poll(async () => (await get('/health/ready')).body.realtime.turnedAway)
    .toMatchObject({ flood: 1 });
  expect(lookupsIn(query.mock.calls)).toHaveLength(1);
});

test('headers that never end are answered and closed within 20 seconds', { timeout: 40_000 }, async () => {
  const { url } = await testSockets();
  const started = Date.now();
  const socket = await openSilent(url, 'GET /web/config HTTP/1.1\r\nhost: a\r\nx-slow: ');
  let received = '';
  socket.on('data', (part) => (received += String(part)));

  await closeOf(socket);

  expect(received).toMatch(/^HTTP\/1\.1 408/);
  expect(Date.now() - started).toBeLessThan(20_000);
});

test('a body that never arrives is answered as slow, before its handler times out, and without a stack', async () => {
  const { url } = await testSockets({ log });
  lines.length = 0;
  const started = Date.now();
  const socket = await openSilent(
    url,
    'POST /web/property/casa-miramar/orders/quote HTTP/1.1\r\nhost: a\r\n' +
      'content-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  );
  let received = '';
  socket.on('data', (part) => (received += String(part)));

  await closeOf(socket);

  expect(received).toMatch(/^HTTP\/1\.1 408 [^]*"code":"slow"/);
  expect(Date.now() - started).toBeLessThan(20_000);
  // The limit of the handler would end the request later.
  await pause(Math.max(0, started + 21_000 - Date.now()));
  expect(lines.filter(({ msg }) => msg === 'request').map(({ status }) => status)).toEqual([408]);
  expect(lines.filter((line) => 'err' in line)).toEqual([]);
}, 40_000);

test('an endless body is refused and its connection ends with the refusal', { timeout: 30_000 }, async () => {
  const { url } = await testSockets({ log });
  lines.length = 0;
  const head = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`;
  const bodies: [string, string][] = [
    [head('/web/property/casa-miramar/orders/quote', 'application/json'), '"'.padEnd(10_000, 'x')],
    [
      head('/uploads', 'multipart/form-data; boundary=b'),
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'.padEnd(10_000, 'x'),
    ],
  ];
  for (const [start, part] of bodies) {
    const socket = await openSilent(url, start);
    let received = '';
    socket.on('data', (data) => (received += String(data)));
    const sending = setInterval(() => {
      if (!socket.destroyed) socket.write(`${part.length.toString(16)}\r\n${part}\r\n`);
    }, 5);

    await closeOf(socket);
    clearInterval(sending);

    expect(received).toMatch(/^HTTP\/1\.1 4\d\d/);
  }
  expect(lines.filter((line) => 'err' in line)).toEqual([]);
});
