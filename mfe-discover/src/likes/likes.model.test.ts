// @vitest-environment node
import { nextLikeSeq } from '@guest/shared/contracts/feed/like-seq';
import { createOutbox } from '@guest/shared/outbox/outbox';
import { SendRefused } from '@guest/shared/outbox/send-refused';
import { memoryStorage } from '@guest/shared/outbox/testing/memory-storage';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followLikes } from '../outbox/follow-likes';
import { LIKE, parseLike, type WaitingLike } from '../outbox/like-sender';
import { createLikesStore } from '../likes-store/likes.store';
import { shownLike } from './shown-like';

const POST = '00000000-0000-4000-8000-000000000001';
/** The likes of other guests. */
const OTHERS = 7;
const FATES = ['answered', 'late', 'lost going', 'lost coming', 'doubled', 'refused for now'] as const;
type Fate = (typeof FATES)[number];

/** One guest with two devices, and a server that keeps the choice with the greatest `seq`. */
function world(fates: Fate[], clockAheadMs: number) {
  let now = 1_800_000_000_000;
  let timers: { at: number; run: () => void }[] = [];
  let row = { isLiked: false, seq: 0 };
  const after = (ms: number, run: () => void) => {
    const timer = { at: now + ms, run };
    timers.push(timer);
    return () => void (timers = timers.filter((it) => it !== timer));
  };
  const pass = (ms: number) => new Promise<void>((resolve) => void after(ms, resolve));
  const view = () => ({
    id: POST,
    isLiked: row.isLiked,
    likes: OTHERS + Number(row.isLiked),
    likeSeq: row.seq,
  });

  function save({ isLiked, seq }: WaitingLike) {
    if (seq > row.seq) row = { isLiked, seq };
    const { likeSeq, ...saved } = view();
    return { ...saved, seq: likeSeq };
  }

  function device(aheadMs: number) {
    const store = createLikesStore();
    const clock = () => now + aheadMs;
    let read: ReturnType<typeof view> = view();
    const outbox = createOutbox({
      storage: memoryStorage(),
      senders: {
        [LIKE]: {
          async send(record) {
            const like = parseLike(record);
            const fate = fates.shift() ?? 'answered';
            if (fate === 'refused for now')
              throw new SendRefused({ status: 429, code: 'rate_limited', text: '', retryAfterMs: 700 });
            await pass(fate === 'late' ? 4_000 : 30);
            const noAnswer = new SendRefused({ status: 0, code: 'unknown', text: '' });
            // A request that seemed lost may still arrive a minute later.
            if (fate === 'lost going') after(60_000, () => save(like));
            if (fate === 'lost going') throw noAnswer;
            const answer = save(like);
            if (fate === 'doubled') after(9_000, () => save(like));
            await pass(30);
            if (fate === 'lost coming') throw noAnswer;
            return { answer };
          },
          undo: async () => undefined,
        },
      },
      upload: async () => '',
      clock: { now: clock, after },
      random: () => 0.5,
    });
    const likes = followLikes(
      { store, guest: 'ada', isPersisted: () => true, now: clock, toast: () => {} },
      outbox,
    );
    outbox.open();
    const shown = () => {
      const { answers, choices } = store.getState();
      return shownLike(read, answers[POST], choices[POST]);
    };
    return {
      shown,
      refresh: () => void (read = view()),
      tap(): void {
        const { isLiked, lastSeq } = shown();
        const seq = nextLikeSeq(clock(), lastSeq);
        likes.send({ property: 'casa', subject: 'post', id: POST, isLiked: !isLiked, seq });
      },
      isSettled: () => outbox.records().length === 0,
    };
  }

  async function advance(ms: number): Promise<void> {
    const until = now + ms;
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers = timers.filter((it) => it !== next);
      now = Math.max(now, next.at);
      next.run();
    }
    now = until;
  }

  return { devices: [device(0), device(clockAheadMs)] as const, advance, row: () => row, fates };
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('tap' as const), on: fc.nat(1) }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({ kind: fc.constant('refresh' as const), on: fc.nat(1) }),
);

test('S-01 whatever is late, lost or doubled, two devices end with the same like, and no count is off by two', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40 }),
      fc.array(fc.constantFrom(...FATES), { maxLength: 60 }),
      fc.constantFrom(0, 0, 90_000),
      async (steps, fates, clockAheadMs) => {
        const { devices, advance, row } = world([...fates], clockAheadMs);
        const checkCounts = () => {
          for (const device of devices) {
            const { isLiked, likes } = device.shown();
            expect(likes).toBe(OTHERS + Number(isLiked));
          }
        };
        let last: { device: (typeof devices)[number]; isLiked: boolean } | undefined;
        for (const it of steps) {
          if (it.kind === 'pass') await advance(it.ms);
          else {
            const device = devices[it.on === 0 ? 0 : 1];
            if (it.kind === 'refresh') device.refresh();
            else {
              const before = device.shown().isLiked;
              device.tap();
              // The tap is shown at once.
              expect(device.shown().isLiked).toBe(!before);
              last = { device, isLiked: !before };
            }
          }
          checkCounts();
          await advance(1);
          checkCounts();
        }

        await advance(600_000);
        devices.forEach((device) => device.refresh());
        expect(devices.map((device) => device.isSettled())).toEqual([true, true]);
        const shown = devices.map((device) => device.shown());
        expect(shown.map(({ isLiked }) => isLiked)).toEqual([row().isLiked, row().isLiked]);
        checkCounts();
        // If the clocks agree, the last tap of the guest wins.
        if (clockAheadMs === 0 && last) expect(row().isLiked).toBe(last.isLiked);
      },
    ),
    { numRuns: 250 },
  );
}, 60_000);
