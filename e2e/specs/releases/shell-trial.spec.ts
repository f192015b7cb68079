import { republish } from '../../releases/republish';
import { runRejected } from '../../releases/run-rejected';
import { expect, test } from '../../test';

/** The first step of the shell's start, before which the next shell fails. */
const START = 'performance.mark("shell-start")';

const candidates = [
  ['throws', '9.8.0-throwing', '(()=>{throw new Error("at start")})()', /fails: .*at start/],
  ['hangs', '9.8.1-hanging', '(()=>{for(;;);})()', /did not answer within 10000 ms of work/],
] as const;

for (const [what, version, code, reason] of candidates) {
  test(`M-05 a shell that ${what} as it starts is refused by check and promotion, and production stays the same`, async ({
    request,
  }) => {
    test.setTimeout(180_000);
    const before = await (await request.get('/builds/latest.json')).json();
    await republish('shell', version, (content) => content.replaceAll(START, code));

    const checked = await runRejected('check', `shell@${version}`, '--against', 'production');
    const promoted = await runRejected('promote', `shell@${version}`, '--to', 'production');

    for (const command of [checked, promoted]) {
      expect(command.code).toBe(1);
      expect(command.verdicts.filter(({ outcome }) => outcome === 'refused')).toEqual([
        {
          rule: 'mounts',
          part: `shell@${version}`,
          outcome: 'refused',
          reason: expect.stringMatching(reason),
        },
      ]);
    }
    expect(await (await request.get('/builds/latest.json')).json()).toEqual(before);
  });
}
