import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createStaffAccess } from '../features/staff/staff-access.repository';
import { insertTicket } from '../testing/ticket-builder';
import { bookTestTable } from '../testing/booking-builder';
import { programArguments } from '../testing/processes/built-programs';
import { NOON } from '../testing/test-app';
import { testSockets } from '../testing/test-sockets';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const POLL_OPTIONS = { timeout: 20_000, interval: 200 };

const begun = Date.now();
const now = () => NOON + Date.now() - begun;
const sockets = await testSockets({ now });
const access = createStaffAccess(sockets.db, now);
const keyOf = ({ id }: { id: string }) => access.issueKey(id, { label: 'terminal' });
const agent = await sockets.staff('agent');
const boss = await sockets.staff('supervisor');
const [agentKey, bossKey] = [await keyOf(agent), await keyOf(boss)];

const home = await mkdtemp(join(tmpdir(), 'desk-home-'));
afterAll(() => rm(home, { recursive: true }));

const environment = (key?: string) => ({
  PATH: process.env.PATH,
  HOME: home,
  XDG_CONFIG_HOME: home,
  TMPDIR: tmpdir(),
  DESK_URL: sockets.url,
  ...(key !== undefined && { DESK_KEY: key }),
});

interface CommandOutput {
  code: number;
  out: string;
  err: string;
}

const desk = (
  args: string[],
  { key, typed = '' }: { key?: string; typed?: string } = {},
): Promise<CommandOutput> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...programArguments('desk'), ...args],
      { cwd: ROOT, env: environment(key) },
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    );
    child.stdin?.end(typed);
  });

async function runJson(args: string[], key: string) {
  const { code, out, err } = await desk([...args, '--json'], { key });
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}

const words = (text: string) => ({ key: randomUUID(), text });

test(
  'unanswered conversations are listed, read and replied to, and one key posts one message',
  { timeout: 120_000 },
  async () => {
    const zora = await sockets.guest({ firstName: 'Zora', lastName: 'Vale' });
    const { roomId, messageId } = await zora.requestOk(
      'newExternalMessage',
      words('Two \u001b[2Jtowels, please'),
    );

    const waiting = await runJson(['rooms'], agentKey);
    expect(waiting).toContainEqual(expect.objectContaining({ id: roomId, roomName: 'Zora Vale' }));
    const { messages } = await runJson(['read', 'zora'], agentKey);
    expect(messages).toMatchObject([{ messageId }]);
    const shown = await desk(['read', roomId.slice(0, 8)], { key: agentKey });
    expect(shown.out).toContain('Zora Vale: Two \ufffd[2Jtowels, please');
    expect(shown.out).not.toContain('\u001b');

    const key = randomUUID();
    await runJson(['reply', 'zora', 'On', 'their', 'way', '--key', key], agentKey);
    expect(await runJson(['reply', roomId, 'On their way', '--key', key], agentKey)).toMatchObject({
      dup: true,
    });

    const { messages: heard } = await zora.requestOk('loadMoreMessages', { roomId });
    expect(heard.map(({ text, from }) => [text, from])).toEqual([
      ['Two \u001b[2Jtowels, please', zora.id],
      ['On their way', agent.id],
    ]);
    expect(zora.pushes('roomReadBy').length).toBeGreaterThan(0);
    expect((await runJson(['rooms'], agentKey)).some(({ id }: { id: string }) => id === roomId)).toBe(false);
    expect(await runJson(['close', 'Zora Vale'], agentKey)).toEqual({ room: roomId, closed: true });
  },
);

test('requests are advanced by hand or rejected with a reason', { timeout: 120_000 }, async () => {
  const olga = await sockets.guest();
  const [first, second, third] = [
    await insertTicket(sockets.db, olga),
    await insertTicket(sockets.db, olga),
    await insertTicket(sockets.db, olga),
  ];

  const listed = await runJson(['requests'], agentKey);
  expect(listed.map(({ trackingId }: { trackingId: string }) => trackingId)).toEqual(
    expect.arrayContaining([first, second, third]),
  );
  expect(await runJson(['take', first], agentKey)).toMatchObject({ status: 'acknowledged' });
  expect(await runJson(['advance', first], agentKey)).toMatchObject({ status: 'in_progress' });
  expect(await runJson(['hold', first, '--note', 'A part', '--minutes', '90'], agentKey)).toMatchObject({
    status: 'on_hold',
  });
  expect(await runJson(['advance', first], agentKey)).toMatchObject({ status: 'in_progress' });
  expect(await runJson(['advance', first], agentKey)).toMatchObject({ status: 'done' });
  const no = ['reject', second, '--reason', 'outside_hours', '--note', 'From seven on'];
  expect((await desk(no, { key: agentKey })).code).toBe(77);
  expect(await runJson(no, bossKey)).toMatchObject({ status: 'rejected' });
  expect(await desk(['advance', second], { key: agentKey })).toMatchObject({ code: 64 });
});

test('staff with permission publish and withdraw announcements', { timeout: 120_000 }, async () => {
  const guest = await sockets.guest();
  const words = ['announce', 'Pool closed', 'Until noon.', '--severity', 'service'];

  expect(await desk(words, { key: agentKey })).toMatchObject({
    code: 77,
    err: expect.stringMatching(/isn't allowed/i),
  });
  const { announcementId } = await runJson(words, bossKey);
  expect(await runJson(['announcements'], agentKey)).toContainEqual(
    expect.objectContaining({ title: 'Pool closed' }),
  );
  await runJson(['withdraw', announcementId.slice(0, 8)], bossKey);

  await expect
    .poll(() => guest.pushes('deleteAnnouncementMessage'), POLL_OPTIONS)
    .toMatchObject([{ announcementId }]);
});

test(
  'R-19 a group is created, and guests join through its invitation link',
  { timeout: 60_000 },
  async () => {
    const guest = await sockets.guest();
    const { room } = await runJson(['group', 'Yoga', 'week'], agentKey);
    const { code, path } = await runJson(['invite', room.slice(0, 8), '--days', '3'], agentKey);

    expect(path).toBe(`/casa-miramar/chat?code=${code}`);
    expect(await guest.requestOk('joinExternalGroupRoom', { code })).toMatchObject({
      id: room,
      roomName: 'Yoga week',
    });
  },
);

test(
  'a sign-in persists for later commands, in a private file, until sign-out',
  { timeout: 120_000 },
  async () => {
    const before = await desk(['staff']);
    const signedIn = await desk(['sign-in'], { typed: `${agentKey}\n` });
    const file = join(home, 'guest-desk', 'session.json');
    const [{ mode }, stored] = [await stat(file), await readFile(file, 'utf8')];
    const during = await desk(['staff', '--json']);
    const signedOut = await desk(['sign-out']);
    const after = await desk(['staff']);

    expect(before).toMatchObject({ code: 77, err: expect.stringContaining('pnpm desk sign-in') });
    expect(signedIn).toMatchObject({ code: 0, out: expect.stringContaining('Casa Miramar') });
    expect(mode & 0o777).toBe(0o600);
    expect(stored).not.toContain(agentKey);
    expect(JSON.parse(during.out)).toContainEqual(expect.objectContaining({ _id: agent.id, isOnline: true }));
    expect(signedOut.code).toBe(0);
    expect(after.code).toBe(77);
  },
);

test(
  'a failing command ends with one sentence and an exit code that states the reason',
  { timeout: 120_000 },
  async () => {
    const nobody = `stf_${'x'.repeat(43)}`;
    const all: [string[], string | undefined, number, RegExp][] = [
      [['dance'], agentKey, 64, /no "dance"/],
      [['reply', 'nobody-of-this-name', 'Hello'], agentKey, 64, /there is no room/],
      [['read', 'x', '--lines', '4'], agentKey, 64, /read <room>/],
      [['rooms'], nobody, 77, /sign in/i],
      [['sign-in', '--url', 'http://127.0.0.1:1'], agentKey, 69, /cannot be reached/],
      [['sign-in', '--key', agentKey], undefined, 64, /the key is read from DESK_KEY/],
    ];
    for (const [args, key, code, says] of all) {
      const output = await desk(args, { ...(key !== undefined && { key }) });
      expect([args, output.code]).toEqual([args, code]);
      expect(output.err).toMatch(says);
      expect(output.err.trim().split('\n')).toHaveLength(1);
    }
    const help = await desk(['help']);
    expect(help).toMatchObject({ code: 0, out: expect.stringMatching(/reply <room>[^]*Exit codes/) });
  },
);

test('commands piped into the desk run line by line to the end', { timeout: 60_000 }, async () => {
  const ida = await sockets.guest({ firstName: 'Ida', lastName: 'Lund' });
  const { roomId } = await ida.requestOk('newExternalMessage', words('Good morning'));

  const output = await desk([], { key: agentKey, typed: `open ${roomId}\nGood morning, Ida.\n/close ida\n` });

  expect(output).toMatchObject({ code: 0, out: expect.stringContaining('Ida Lund is closed.') });
  expect(ida.pushes('newExternalMessage').some(({ text }) => text === 'Good morning, Ida.')).toBe(true);
});

test(
  'an interactive session prints guest messages and replies in the open room',
  { timeout: 120_000 },
  async () => {
    const mia = await sockets.guest({ firstName: 'Mia', lastName: 'Sol' });
    const { roomId } = await mia.requestOk('newExternalMessage', words('Is the pool warm?'));
    const child = spawn(process.execPath, programArguments('desk'), {
      cwd: ROOT,
      env: environment(agentKey),
    });
    onTestFinished(() => void child.kill());
    let out = '';
    child.stdout.on('data', (part) => (out += String(part)));
    child.stderr.on('data', (part) => (out += String(part)));
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));

    await expect.poll(() => out, POLL_OPTIONS).toContain('Is the pool warm?');
    child.stdin.write('open mia\n');
    await expect.poll(() => out, POLL_OPTIONS).toContain('Mia Sol: Is the pool warm?');
    child.stdin.write('Twenty-six degrees.\n');
    await expect
      .poll(() => mia.pushes('newExternalMessage').at(-1)?.text, POLL_OPTIONS)
      .toBe('Twenty-six degrees.');
    mia.socket.emit('chatAction', { roomId, action: 'typing' });
    await expect.poll(() => out, POLL_OPTIONS).toContain('Mia Sol is typing');
    await mia.requestOk('newExternalMessage', words('Lovely!'));
    await expect.poll(() => out, POLL_OPTIONS).toContain('Mia Sol: Lovely!');
    child.stdin.write('/nonsense\n');
    await expect.poll(() => out, POLL_OPTIONS).toContain('there is no "nonsense"');
    child.stdin.end('/staff\n');

    expect(await ended).toBe(0);
  },
);

test(
  'requested tables are listed, accepted, moved and seated, but not by staff of another outlet',
  { timeout: 120_000 },
  async () => {
    const vera = await sockets.guest({ firstName: 'Vera' });
    const uuid = await bookTestTable(sockets, vera, { bookingMode: 'onDemand' });

    const reply = await runJson(['tables', '2026-06-11'], bossKey);
    const { reference } = reply.find((one: { uuid: string }) => one.uuid === uuid);
    const confirmed = await runJson(['confirm-table', reference, '--note', 'Until then'], bossKey);
    const moved = await runJson(['move-table', reference, '--to', '2026-06-11T21:00'], bossKey);
    const seated = await runJson(['seat', uuid.slice(0, 8)], bossKey);
    const late = await desk(['decline-table', reference, '--reason', 'full', '--note', 'x'], {
      key: bossKey,
    });
    const refused = await desk(['tables'], { key: agentKey });

    expect([confirmed.status, moved.localDateTime, seated.status]).toEqual([
      'confirmed',
      '2026-06-11T21:00',
      'seated',
    ]);
    expect([late.code, refused.code]).toEqual([1, 77]);
  },
);
