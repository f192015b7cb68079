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
  test(`M-05 a shell that ${what} as it starts is refused by the check of its promotion, and production stays the same`, async ({
    request,
  }) => {
    // The trial works for 10 s, and a busy machine gives it a part of a processor.
    test.setTimeout(300_000);
    const before = await (await request.get('/builds/latest.json')).json();
    await republish('shell', version, (content) => content.replaceAll(START, code));

    const promoted = await runRejected('promote', `shell@${version}`, '--to', 'production');

    expect(promoted.code).toBe(1);
    expect(promoted.verdicts.filter(({ outcome }) => outcome === 'refused')).toEqual([
      { rule: 'mounts', part: `shell@${version}`, outcome: 'refused', reason: expect.stringMatching(reason) },
    ]);
    expect(await (await request.get('/builds/latest.json')).json()).toEqual(before);
  });
}
