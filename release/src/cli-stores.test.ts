import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { release, squad } from './testing/squad';

test('a damaged channel does not hide the others from the status', async () => {
  const { run, runJson, storage } = await squad();
  await run('channel', 'new', 'staging', '--from', 'production');
  await storage.replace('channels/staging/000001.json', '{"channel":');

  const asLines = await run('status');
  const asData = await runJson('status');
  const alone = await run('status', 'staging');

  expect([asLines.code, asData.code, alone.code]).toEqual([70, 70, 70]);
  expect(asLines.out).toMatch(/^production {2}\w{12} /m);
  expect(asLines.out).toMatch(/^staging {2}.*channels\/staging\/000001\.json is damaged/m);
  expect(asData.data.channels).toMatchObject([{ channel: 'production', versions: { chat: '1.0.0' } }]);
  expect(asData.data.damaged).toEqual([
    { channel: 'staging', error: expect.stringContaining('000001.json is damaged') },
  ]);
});

test('damaged figures do not hide any channel from the status', async () => {
  const { run, runJson, storage } = await squad();
  await storage.replace('figures.json', '{"rows":');

  const { code, out } = await run('status', 'production');
  const { data } = await runJson('status', 'production');

  expect(code).toBe(70);
  expect(out).toMatch(/^production {2}\w{12} /m);
  expect(out).toContain('figures.json is damaged');
  expect(data).toMatchObject({
    channels: [{ channel: 'production' }],
    figuresError: expect.stringContaining('figures.json is damaged'),
  });
});

test.runIf(process.platform === 'linux').each([
  ['an export', ['export', '--to', '/proc/suite/site']],
  ['a store', ['channel', 'new', 'preview', '--store', '/proc/suite/store']],
])('%s in a place where no folder can be created is reported in one sentence', async (_case, args) => {
  const { run } = await squad();

  const { code, err } = await (args.includes('--store') ? release(args) : run(...args));

  expect([code, err]).toEqual([
    70,
    expect.stringMatching(/^\/proc\/suite\/\w+ cannot be written \(ENOENT\)/),
  ]);
});

test('a missing store has no channels, and a missing command is a usage error', async () => {
  const nowhere = await release(['status', '--store', '/nowhere/at/all']);
  const reply = await release(['--json']);

  expect([nowhere.code, nowhere.out]).toEqual([0, 'There is no channel in /nowhere/at/all.']);
  expect([reply.code, JSON.parse(reply.out)]).toEqual([64, { error: 'No command given.', status: 400 }]);
});

test('an export that cannot be written is reported in a sentence', async () => {
  const { run, folder } = await squad();
  await writeFile(join(folder, 'site'), 'a file');

  const { code, err } = await run('export', '--to', join(folder, 'site'));

  expect([code, err]).toEqual([
    70,
    expect.stringMatching(/site cannot be written \(E\w+\)\. The export is incomplete/),
  ]);
});

test('incomplete settings of a store are reported in a sentence', async () => {
  const { code, err } = await release(['status'], { RELEASES_S3_ENDPOINT: 'https://s3.example' });

  expect([code, err]).toEqual([64, expect.stringMatching(/RELEASES_S3_BUCKET.*must be set together/)]);
});

test('a bucket without a valid address is reported in a sentence', async () => {
  const settings = { RELEASES_S3_BUCKET: 'b', RELEASES_S3_KEY: 'k', RELEASES_S3_SECRET: 's' };

  const { code, err } = await release(['status'], { RELEASES_S3_ENDPOINT: 's3.example', ...settings });

  expect([code, err]).toEqual([64, expect.stringMatching(/^RELEASES_S3_ENDPOINT is not a URL/)]);
});
