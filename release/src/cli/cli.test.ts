import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { commands } from '../commands/commands';
import { createChannel } from '../channel/create-channel';
import { AUTHOR } from '../testing/fixture-store';
import { fixtureRecord } from '../testing/fixture-build';
import { release, squad } from '../testing/squad';

test('M-05 a squad publishes, checks, rolls out, releases to everyone, and rolls back', async () => {
  const { runJson, built, first } = await squad();
  const dist = await built({ name: 'chat', version: '1.2.0' });

  const published = await runJson('publish', 'chat', '--from', dist);
  const checked = await runJson('check', 'chat@1.2.0');
  const part = await runJson(
    'promote',
    'chat@1.2.0',
    '--to',
    'production',
    '--percent',
    '10',
    '--reason',
    'new composer',
  );
  const whole = await runJson('promote', 'chat@1.2.0', '--to', 'production');
  const back = await runJson('rollback', 'production', '--to', first, '--reason', 'it is slow');
  const history = await runJson('history', 'production');

  expect([published, checked, part, whole, back, history].map(({ code }) => code)).toEqual([
    0, 0, 0, 0, 0, 0,
  ]);
  expect(published.data).toEqual({ name: 'chat', version: '1.2.0', isNew: true });
  expect(part.data.change).toMatchObject({
    actor: 'Ada Park',
    reason: 'new composer',
    rollout: { percent: 10 },
  });
  expect(back.data.change).toMatchObject({
    set: first,
    reason: 'it is slow',
    before: { set: whole.data.change.set },
  });
  expect(history.data.changes.map(({ kind }: { kind: string }) => kind)).toEqual([
    'rolled-back',
    'promoted',
    'promoted',
    'released',
    'created',
  ]);
});

test('M-05 repeating a command changes nothing, and a published version cannot be replaced (409)', async () => {
  const { run, built, runJson } = await squad();
  const dist = await built({ name: 'chat', version: '1.2.0' });
  const promote = ['promote', 'chat@1.1.0', '--to', 'production'];

  const published = [
    await run('publish', 'chat', '--from', dist),
    await run('publish', 'chat', '--from', dist),
  ];
  const calm = await run('publish', 'chat', '--from', dist, '--if-new');
  const promoted = [await run(...promote), await run(...promote)];

  expect(published.map(({ code }) => code)).toEqual([0, 73]);
  expect(published[1]?.err).toMatch(/^409 chat@1\.2\.0 is already published.*Nothing was changed/);
  expect([calm.code, calm.out]).toEqual([0, 'is already published  chat@1.2.0']);
  expect(promoted.map(({ code }) => code)).toEqual([0, 0]);
  expect(promoted[1]?.out).toMatch(/^production is already at .* Nothing was changed/);
  expect((await runJson('publish', 'chat', '--from', dist)).data).toMatchObject({
    status: 409,
    details: { isSame: true },
  });
});

test('a dry run says what would happen and does nothing', async () => {
  const { run, storage, built, folder } = await squad();
  const dist = await built({ name: 'chat', version: '1.2.0' });

  const runJson = [
    await run('publish', 'chat', '--from', dist, '--dry-run'),
    await run('promote', 'chat@1.1.0', '--to', 'production', '--percent', '5', '--dry-run'),
    await run('channel', 'new', 'preview', '--dry-run'),
    await run('export', '--to', join(folder, 'site'), '--dry-run'),
  ];

  expect(runJson.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  for (const { out } of runJson) expect(out).toContain('would be');
  expect(await storage.list('chat')).toEqual(['1.0.0', '1.1.0']);
  expect(await storage.list('channels')).toEqual(['production']);
  expect(await storage.list('channels/production')).toHaveLength(2);
  expect(await readdir(folder)).not.toContain('site');
});

test.each([
  ['an unknown command', ['dance'], 64, /There is no command "dance"/],
  ['an unknown option', ['status', '--loud'], 64, /Unknown option '--loud'/],
  [
    'no version',
    ['promote', 'chat', '--to', 'production'],
    64,
    /"chat" is not a version: write it as chat@1\.5\.0-rc\.2/,
  ],
  ['no channel', ['promote', 'chat@1.1.0'], 64, /--to is required: the channel/],
  [
    'a percentage that is not a number',
    ['promote', 'chat@1.1.0', '--to', 'production', '--percent', 'some'],
    64,
    /whole number/,
  ],
  [
    'an unknown channel',
    ['promote', 'chat@1.1.0', '--to', 'prod'],
    66,
    /no channel prod.*There are: preview, production/,
  ],
  ['an unknown version', ['check', 'chat@9.0.0'], 66, /chat@9\.0\.0 is not published.*1\.0\.0, 1\.1\.0/],
  ['an unknown remote', ['check', 'spa@1.0.0'], 66, /No version of spa is published/],
  [
    'a rollback to an unknown set',
    ['rollback', 'production', '--to', 'abc', '--reason', 'x'],
    66,
    /never had the set abc/,
  ],
  ['a rollback without a reason', ['rollback', 'production', '--to', 'abc'], 64, /--reason is required: why/],
  [
    'an unknown rule',
    ['promote', 'chat@1.1.0', '--to', 'production', '--waive', 'x:chat@1.1.0', '--by', 'a', '--because', 'b'],
    64,
    /The rules: host-version/,
  ],
  [
    'a mix on a channel without mixes',
    ['mix', 'production', 'chat@1.1.0'],
    1,
    /channel set production --mix on/,
  ],
  [
    'an option without a value',
    ['promote', 'chat@1.1.0', '--to', 'production', '--percent', ''],
    64,
    /--percent needs a value/,
  ],
  [
    'a version that leaves its folder',
    ['build', 'chat', '--as', '../../chat'],
    64,
    /"\.\.\/\.\.\/chat" cannot be a version/,
  ],
  [
    'two names for one version',
    ['build', 'chat', 'dining', '--as', '1.0.0'],
    64,
    /Unexpected argument "dining"/,
  ],
  ['a folder without a version', ['build', 'spa', '--in', '.'], 64, /require --as with the version/],
  [
    'a folder without a remote',
    ['build', 'spa', '--in', '/nowhere', '--as', '1.0.0'],
    66,
    /There is no remote in \/nowhere/,
  ],
  [
    'a mix for an invalid address',
    ['mix', 'preview', 'chat@1.1.0', '--url', 'javascript:1'],
    64,
    /is not the address of a suite/,
  ],
  ['help on an unknown command', ['help', 'dance'], 64, /There is no command "dance"/],
  ['--help of an unknown command', ['dance', '--help'], 64, /There is no command "dance"/],
])('%s is reported in a sentence with the exit code of its kind', async (_case, args, code, message) => {
  const { run, storage } = await squad();
  await createChannel(storage, 'preview', AUTHOR, { from: 'production' });

  const ran = await run(...args);

  expect([ran.code, ran.out]).toEqual([code, '']);
  expect(ran.err).toMatch(message);
  expect(ran.err).not.toMatch(/^\s+at /m);
  expect(await storage.list('channels/production')).toHaveLength(2);
});

test('a rollback without a set names the previous one and the command to copy', async () => {
  const { run, first } = await squad();
  await run('promote', 'chat@1.1.0', '--to', 'production');

  const { code, err } = await run('rollback', 'production');

  expect(code).toBe(64);
  expect(err).toContain(`release rollback production --to ${first} --reason "…" goes back one step.`);
});

test('M-08 a mix is a single address', async () => {
  const { run, runJson } = await squad();
  await run('channel', 'new', 'staging', '--from', 'production');

  const { code, data } = await runJson(
    'mix',
    'staging',
    'chat@1.1.0',
    '--url',
    'https://staging.hotel.example/casa-miramar',
  );

  expect([code, data.url]).toEqual([0, 'https://staging.hotel.example/casa-miramar?mix=chat@1.1.0']);
});

test("M-08 the default address is the channel's own on this machine", async () => {
  const { run, runJson } = await squad();
  await run('channel', 'new', 'preview', '--from', 'production');

  const { data } = await runJson('mix', 'preview', 'chat@1.1.0');

  expect(data.url).toBe('http://preview.localhost:3000/?mix=chat@1.1.0');
});

test('M-08 the address of a mix keeps other parameters and names one mix', async () => {
  const { run, runJson } = await squad();
  await run('channel', 'new', 'staging', '--from', 'production');

  const { data } = await runJson(
    'mix',
    'staging',
    'chat@1.1.0',
    '--url',
    'https://hotel.example/casa?mix=chat@0.9.0&lang=es#menu',
  );

  expect(data.url).toBe('https://hotel.example/casa?lang=es&mix=chat@1.1.0#menu');
});

test('a check lists the passed rules of each package and ends with the result', async () => {
  const { run } = await squad();

  const { code, out } = await run('check', 'chat@1.1.0');

  const lines = out.split('\n');
  expect(code).toBe(0);
  expect(lines.filter((line) => line.startsWith('passed  chat@1.1.0'))).toEqual([
    expect.stringMatching(/host-version, runtime, .*calls$/),
  ]);
  expect(lines.at(-1)).toBe('The check passed on production.');
});

test('a build can be published only under its own name', async () => {
  const { run, built, storage } = await squad();
  const dining = await built({ name: 'dining', version: '1.0.0' });

  const { code, err } = await run('publish', 'chat', '--from', dining);

  expect([code, err]).toEqual([1, expect.stringMatching(/is a build of dining, not of chat/)]);
  expect(await storage.list('dining')).toEqual([]);
});

test('control characters in a reason do not reach the terminal', async () => {
  const { run } = await squad();
  const reason = 'fine\n\u001b[2J\u202edone';
  await run('promote', 'chat@1.1.0', '--to', 'production', '--reason', reason);

  const { out } = await run('history', 'production');

  expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  expect(out.split('\n')).toHaveLength(3);
});

test('help lists every command, each with an example', async () => {
  const [whole, ...each] = await Promise.all([
    release(['help']),
    ...commands.map(({ name }) => release([name, '--help'])),
  ]);
  const nothing = await release([]);

  for (const { name, examples } of commands) {
    expect(whole?.out).toContain(`\n  ${name} `);
    expect(examples.length).toBeGreaterThan(0);
  }
  expect(whole?.out).toContain('Exit codes:');
  expect([nothing.code, nothing.err]).toEqual([64, expect.stringMatching(/^No command given\./)]);
  for (const { out, code } of each)
    expect([code, out]).toEqual([0, expect.stringMatching(/Such as\n {2}release /)]);
});

test('a reader that closes the pipe early is no error', async () => {
  const { storage } = await squad();
  const program = fileURLToPath(new URL('../../bin/release.mjs', import.meta.url));
  const run = spawn(process.execPath, [program, 'help', '--store', storage.location]);
  run.stdout.destroy();

  const [code] = await once(run, 'exit');

  expect(code).toBe(0);
}, 60_000);

test('status names the releases that were built with uncommitted changes', async () => {
  const { published, run, runJson } = await squad();
  const provenance = { ...fixtureRecord({ name: 'chat', version: '2.0.0' }).provenance, dirty: true };
  await published({ name: 'chat', version: '2.0.0', provenance });
  await run('promote', 'chat@2.0.0', '--to', 'production');

  expect((await run('status')).out).toContain('chat@2.0.0 was built with uncommitted changes');
  expect((await runJson('status')).data.channels[0].dirty).toEqual(['chat@2.0.0']);
});

test('the command runs as an installed program', async () => {
  const { storage } = await squad();
  const program = fileURLToPath(new URL('../../bin/release.mjs', import.meta.url));

  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    'status',
    '--json',
    '--store',
    storage.location,
  ]);

  expect(JSON.parse(stdout).channels).toMatchObject([{ channel: 'production', versions: { chat: '1.0.0' } }]);
}, 60_000);
