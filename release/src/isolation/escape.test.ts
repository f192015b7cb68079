import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { escapedProgram } from './testing/escaped-program';
import { isolatedCommand } from './command';
import { takeUser } from './isolated-user';

const isRoot = process.getuid?.() === 0;
const [major = 0] = process.versions.node.split('.').map(Number);

/** Runs code with all that the kernel and Node restrict, and none of the locks inside of the process. */
async function escape({ asUser }: { asUser: boolean }): Promise<Record<string, string>> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [user, otherUser] = asUser ? [takeUser(), takeUser()] : [null, null];
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    cwd: '/',
    env: {},
    stdio: 'ignore',
    ...(otherUser && { uid: otherUser.uid, gid: otherUser.uid }),
  });
  await once(other, 'spawn');
  // The server listens on a port, so the address is an object.
  const { port } = server.address() as AddressInfo;
  const { file, args } = isolatedCommand({ heapMb: 192 });
  try {
    const child = spawn(file, args, {
      cwd: '/',
      env: {},
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
      ...(user && { uid: user.uid, gid: user.uid }),
    });
    child.stdin?.end(
      escapedProgram({ pid: process.pid, otherPid: other.pid ?? 0, port, file: import.meta.filename }),
    );
    // The fourth stream is a pipe.
    const bytes = await buffer(child.stdio[3] as Readable);
    // The casts are safe because the program writes this.
    return JSON.parse(bytes.subarray(4).toString()) as Record<string, string>;
  } finally {
    server.close();
    other.kill('SIGKILL');
    user?.release();
    otherUser?.release();
  }
}

/** The program runs once for all tests, because it fills memory up to its limit. */
let ran: Promise<Record<string, string>> | undefined;
const escaped = () => (ran ??= escape({ asUser: isRoot }));

const DENIED = 'ERR_ACCESS_DENIED';

test('code that has passed all locks of its process reads, writes and starts nothing', async () => {
  const done = await escaped();

  expect(done).toMatchObject({
    environment: 'Error',
    read: DENIED,
    readProc: DENIED,
    list: DENIED,
    write: DENIED,
    heap: DENIED,
    report: expect.not.stringMatching('works'),
    program: DENIED,
    worker: DENIED,
    inspector: expect.not.stringMatching('works'),
    addon: expect.not.stringMatching('works'),
    code: 'EvalError',
    memory: 'RangeError',
  });
});

test('it can make other realms, scripts and modules, which open nothing more than the modules it already has', async () => {
  const { realm, script, module, readInRealm } = await escaped();

  expect([realm, script, module]).toEqual(['works', 'works', 'works']);
  expect(readInRealm).toBe(DENIED);
});

test.runIf(isRoot)(
  'as a user of its own, it can signal neither the server nor the process of another release',
  async () => {
    const { signal, debugger: debug, otherSignal } = await escaped();

    expect([signal, debug, otherSignal]).toEqual(['EPERM', 'EPERM', 'EPERM']);
  },
);

test('without a user of its own, it could signal the server: only the locks of the process are in the way', async () => {
  const { signal, otherSignal } = await escape({ asUser: false });

  expect([signal, otherSignal]).toEqual(['works', 'works']);
});

test('it opens a connection only on lines of Node that do not restrict the network', async () => {
  const { socket } = await escaped();

  expect(socket).toBe(major >= 25 ? DENIED : 'works');
});
