import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connectToDatabase, usedDataDirectory, startProcess } from '../testing/processes/server-process';
import { fillDisk, smallDisk } from '../testing/processes/small-disk';

const SLOW = { timeout: 180_000 };
const RECOVERY = { timeout: 60_000, interval: 250 };

const readiness = async (address: string) => {
  const answer = await fetch(`${address}/health/ready`);
  const { data } = (await answer.json()) as { data?: { fault: string } };
  return { status: answer.status, fault: data?.fault };
};

test('a killed PostgreSQL is restarted, and meanwhile the server reports it as away', SLOW, async () => {
  const dataDir = await usedDataDirectory();
  const server = startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  const address = await server.address();
  const client = await connectToDatabase(dataDir);
  await client.query(`update property set phone = 'kept' where slug = 'casa-miramar'`);
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');

  process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');
  let retryAfter: string | null = null;
  const answers = async () => {
    const [ready, page] = await Promise.all([
      readiness(address),
      fetch(`${address}/web/property/casa-miramar/detail`),
    ]);
    retryAfter = page.headers.get('retry-after');
    return [ready, page.status];
  };

  // The server may notice the end a moment later. PostgreSQL is started again after a second at the earliest.
  await expect
    .poll(answers, { timeout: 20_000, interval: 20 })
    .toEqual([{ status: 503, fault: 'away' }, 503]);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect((await fetch(`${address}/health/live`)).status).toBe(200);
  await expect.poll(() => readiness(address), RECOVERY).toMatchObject({ status: 200 });
  const detail = await fetch(`${address}/web/property/casa-miramar/detail`);
  expect(await detail.json()).toMatchObject({ system: { property: { phone: 'kept' } } });
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test(
  'a full disk is reported, and the server recovers without a restart once there is space',
  SLOW,
  async ({ skip }) => {
    const disk = await smallDisk('400m');
    if (!disk) return skip('only root may mount a small disk, on Linux');
    const dataDir = await usedDataDirectory(disk);
    const server = startProcess({ DATA_DIR: dataDir });
    const address = await server.address();
    const client = await connectToDatabase(dataDir);
    await client.query('create table kept (n int primary key, filler text)');
    const filler = join(disk, 'filler');
    await fillDisk(filler);

    // Inserts rows until the database rejects them. Each acknowledged row has been written to the disk.
    let acknowledged = 0;
    const insert = () =>
      client.query(
        `insert into kept select $1, string_agg(md5(random()::text), '') from generate_series(1, 2000)`,
        [acknowledged],
      );
    const refusal = await (async () => {
      for (;;) {
        try {
          await insert();
          acknowledged += 1;
        } catch (error) {
          return error;
        }
      }
    })();

    expect(refusal).toBeInstanceOf(Error);
    expect(await readiness(address)).toEqual({ status: 503, fault: 'disk_full' });
    expect((await fetch(`${address}/health/live`)).status).toBe(200);
    await rm(filler);
    await expect.poll(() => readiness(address), RECOVERY).toMatchObject({ status: 200 });
    const again = await connectToDatabase(dataDir);
    const { rows } = await again.query<{ n: number }>('select count(*)::int as n from kept');
    await again.end();
    expect(rows[0]?.n).toBeGreaterThanOrEqual(acknowledged);
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
);
