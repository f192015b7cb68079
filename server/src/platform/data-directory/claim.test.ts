import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { codeArguments } from '../../testing/processes/built-programs';
import { claimDataDirectory } from './claim';
import { startTimeOf } from './process-identity';

test('a directory held by a running process is refused', async () => {
  const [dataDir, other] = [await folder(), runningProcess()];
  await writeClaim(dataDir, 1, { pid: other, began: await startTimeOf(other) });

  const claim = claimDataDirectory(dataDir);

  await expect(claim).rejects.toThrow(/^Another process is already using the data directory ".+"\.$/);
  expect(await readdir(join(dataDir, 'in-use'))).toEqual(['1']);
});

test.each([
  ['whose process has ended', { pid: 2_147_483_647, began: 'once' }],
  ['whose process id now belongs to another process', { pid: process.ppid, began: 'long ago' }],
  ['that this process made before a restart', { pid: process.pid, began: 'long ago' }],
  ['that was written incompletely', 'half a cla'],
])('a claim %s is taken over, and only the new claim remains', async (_case, claim) => {
  const dataDir = await folder();
  await writeClaim(dataDir, 7, claim);

  await claimDataDirectory(dataDir);

  expect(await readdir(join(dataDir, 'in-use'))).toEqual(['8']);
});

test('when many processes start over a dead claim at once, exactly one gets the directory', async () => {
  const dataDir = await folder();
  await writeClaim(dataDir, 3, { pid: 2_147_483_647, began: 'once' });

  const args = codeArguments(
    ['claim'],
    (claim) => `import { claimDataDirectory } from ${claim};
    await claimDataDirectory(process.argv[1]).then(() => console.log('mine'), () => console.log('refused'));
    process.stdin.resume();`,
  );
  const starts = Array.from({ length: 6 }, () => {
    const child = spawn(process.execPath, [...args, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill());
    return once(child.stdout, 'data').then(([output]) => String(output).trim());
  });

  expect((await Promise.all(starts)).sort()).toEqual(['mine', ...Array.from({ length: 5 }, () => 'refused')]);
}, 30_000);

test('a file in place of the directory is reported', async () => {
  const file = join(await folder(), 'data');
  await writeFile(file, '');

  await expect(claimDataDirectory(file)).rejects.toThrow('cannot be used: it is not a folder.');
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'claim-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

function runningProcess(): number {
  const child = spawn('sleep', ['60']);
  onTestFinished(() => void child.kill());
  // If the process could not be started there is no pid, and 0 makes the test fail.
  return child.pid ?? 0;
}

async function writeClaim(dataDir: string, number: number, claim: unknown): Promise<void> {
  await mkdir(join(dataDir, 'in-use'), { recursive: true });
  await writeFile(
    join(dataDir, 'in-use', String(number)),
    typeof claim === 'string' ? claim : JSON.stringify(claim),
  );
}
