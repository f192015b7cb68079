import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { programArguments } from '../testing/processes/built-programs';
import { createSocketClient, openSocket, signedIn } from '../testing/socket-client';
import { startProcess, usedDataDirectory } from '../testing/processes/server-process';

test(
  'accounts are managed in the running suite’s database, and keys open sessions until they are revoked',
  { timeout: 120_000 },
  async () => {
    const dataDir = await usedDataDirectory();
    const run = (...args: string[]) => {
      const env = { PATH: process.env.PATH, TMPDIR: tmpdir(), DATA_DIR: dataDir };
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [...programArguments('staff-accounts'), ...args],
        {
          env,
          encoding: 'utf8',
        },
      );
      return { code: status, out: stdout, err: stderr };
    };
    const none = run('list');
    const url = await startProcess({ DATA_DIR: dataDir }).address();
    const signIn = (key: string) =>
      fetch(`${url}/web/staff/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key }),
      });

    const facts = ['--property', 'casa-miramar', '--name', 'Nuno', '--department', 'frontdesk'];
    const made = run('add', ...facts, '--role', 'agent', '--title', 'Night porter', '--days', '30');
    const [id = '', key = ''] = made.out.split('\n');
    const opened = await signIn(key);
    const session = await opened.json();
    const groupId = await makeGroup(url, session.token);
    const again = run('key', id.slice(0, 8), '--label', 'phone').out.split('\n')[1] ?? '';
    const listed = JSON.parse(run('list', '--property', 'casa-miramar', '--json').out);
    const log = run('log', '--property', 'casa-miramar');
    const logged = JSON.parse(run('log', id.slice(0, 8), '--days', '1', '--json').out);
    const loggedElsewhere = JSON.parse(run('log', id, '--property', 'qasr-al-bahr', '--json').out);
    const revoked = run('revoke', id.slice(0, 8));

    expect(none).toMatchObject({ code: 78, err: expect.stringContaining('start it first') });
    expect(made.code).toBe(0);
    expect(session).toMatchObject({ staff: { id, nickName: 'Nuno', role: 'agent' } });
    expect(listed).toContainEqual(expect.objectContaining({ id, nickName: 'Nuno', keys: 2 }));
    expect(logged).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        property: 'casa-miramar',
        staffId: id,
        nickName: 'Nuno',
        what: 'createExternalGroupRoom',
        subjectId: groupId,
        before: null,
        after: null,
        reason: null,
      },
    ]);
    expect(log.out).toContain(`Nuno (${id.slice(0, 8)})  createExternalGroupRoom  ${groupId}`);
    expect(loggedElsewhere).toEqual([]);
    expect(revoked.out).toContain('2 keys revoked');
    expect([(await signIn(key)).status, (await signIn(again)).status]).toEqual([401, 401]);
    expect(run('add', ...facts, '--role', 'king')).toMatchObject({
      code: 78,
      err: expect.stringContaining('--role'),
    });
    expect(run('add', '--property', 'casa-miramar').code).toBe(64);
    expect(run('dance')).toMatchObject({ code: 64, err: expect.stringContaining('pnpm staff add') });
  },
);

async function makeGroup(url: string, token: string): Promise<string> {
  const socket = openSocket(url, { token, tabId: randomUUID() });
  try {
    await signedIn(socket);
    const caller = createSocketClient(socket, { id: '', guestId: '', token });
    return (await caller.requestOk('createExternalGroupRoom', { key: randomUUID(), roomName: 'Yoga week' }))
      .id;
  } finally {
    socket.disconnect();
  }
}
