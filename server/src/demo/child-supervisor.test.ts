import { expect, test } from 'vitest';
import { createLog } from '../platform/log/logging';
import { connectToDatabase, startProcess, usedDataDirectory } from '../testing/processes/server-process';
import { supervise } from './child-supervisor';

const POLL_OPTIONS = { timeout: 30_000 };

const superviseProgram = (program: string) => {
  const starts: number[] = [];
  const supervisor = supervise({
    name: 'the program',
    log: createLog('silent'),
    firstPauseMs: 50,
    start: async () => {
      starts.push(Date.now());
      return { args: ['-e', program], cwd: '/', firstLine: 'go' };
    },
  });
  return { starts, supervisor };
};

test('a program that exits is restarted after increasing pauses', async () => {
  const { starts, supervisor } = superviseProgram('process.exit(3)');

  await expect.poll(() => starts.length, POLL_OPTIONS).toBeGreaterThan(4);
  await supervisor.stop();

  const pauses = starts.slice(1).map((at, i) => at - (starts[i] ?? at));
  expect(pauses[3]).toBeGreaterThanOrEqual(400);
  const count = starts.length;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(starts.length).toBe(count);
});

test('a program that cannot be started or throws does not affect the server', async () => {
  const supervisor = supervise({
    name: 'nothing',
    log: createLog('silent'),
    firstPauseMs: 10,
    start: () => Promise.reject(new Error('no')),
  });
  const { starts, supervisor: other } = superviseProgram('throw new Error("no")');

  await expect.poll(() => starts.length, POLL_OPTIONS).toBeGreaterThan(1);
  await supervisor.stop();
  await other.stop();
});

test('a program that ignores the stop signal is killed', async () => {
  const { supervisor } = superviseProgram('process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)');
  await expect.poll(() => supervisor.pid(), POLL_OPTIONS).toBeDefined();
  const pid = supervisor.pid() ?? 0;

  await supervisor.stop();

  expect(() => process.kill(pid, 0)).toThrow();
});

test(
  'the suite runs a demo desk that signs in to each demo hotel and exits when the server is killed',
  { timeout: 120_000 },
  async () => {
    const dataDir = await usedDataDirectory();
    const server = startProcess({ DATA_DIR: dataDir, DEMO_DESK: 'on', LOG_LEVEL: 'debug' });
    await server.address();
    const db = await connectToDatabase(dataDir);
    // Guests see the name of the sender in the language of the property.
    const signedIn = async () => {
      const { rows } = await db.query<{ nick_name: string }>(
        `select distinct nick_name from staff_session join staff on staff.id = staff_id order by nick_name`,
      );
      return rows.map((row) => row.nick_name);
    };
    const names = ['Demo desk', 'مكتب الاستقبال التجريبي', 'デモ用フロント'];
    await expect.poll(signedIn, { timeout: 60_000 }).toEqual(names);
    await db.end();
    await expect.poll(() => server.output(), POLL_OPTIONS).toContain('demo desk running for 3 hotels');

    server.kill('SIGTERM');

    expect(await server.ended).toBe(0);
  },
);

test('in production and in tests, the demo desk runs only if it is enabled', async () => {
  const dataDir = await usedDataDirectory();
  const server = startProcess({ DATA_DIR: dataDir, NODE_ENV: 'production', DEMO: 'on' });
  await server.address();
  const db = await connectToDatabase(dataDir);

  const { rows } = await db.query(`select * from staff where title->>'en' like 'A program%'`);
  await db.end();

  expect(rows).toEqual([]);
});
