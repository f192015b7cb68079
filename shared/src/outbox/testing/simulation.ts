import { memoryStorage } from './memory-storage';
import { createOutbox, type Outbox } from '../outbox';
import type { OutboxPorts, OutboxStorage } from '../outbox-ports';
import type { OutboxRecord } from '../outbox-record';
import { SendRefused } from '../send-refused';

/** The possible outcomes of one request. */
export const OUTCOMES = [
  'answered',
  'lost going',
  'lost coming',
  'too quickly',
  'overloaded',
  'not sent',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface TestMessage {
  key: string;
  lane: string;
  /** Whether the server permanently refuses the message. */
  isRefused: boolean;
}

const noAnswer = (code: string) => new SendRefused({ status: 0, code, text: 'Nobody has answered' });
const refusal = (status: number, facts: object = {}) =>
  new SendRefused({ status, code: String(status), text: 'No', ...facts });

interface SimulationOptions {
  /** The wait that the server requests from a client that sends too quickly. */
  retryAfterMs?: number;
}

/** Simulates a device, a network and a server with a controlled clock. */
export function createSimulation(outcomes: Outcome[], { retryAfterMs = 500 }: SimulationOptions = {}) {
  const stored = new Map<string, OutboxRecord>();
  /** The server's log by the real id of the room; `deleted` holds the keys deleted from it. */
  const log = new Map<string, string[]>();
  const deleted = new Set<string>();
  const roomsByKey = new Map<string, string>();
  let timers: { at: number; then: () => void }[] = [];
  let now = 1_800_000_000_000;
  let sent = 0;

  const roomOf = (lane: string) => lane.replace('fake', 'real');

  function commit({ key, lane, isRefused }: TestMessage): { answer: string; lane: string } {
    const room = roomsByKey.get(key) ?? roomOf(lane);
    if (roomsByKey.has(key)) return { answer: key, lane: room };
    if (isRefused) throw refusal(403);
    log.set(room, [...(log.get(room) ?? []), key]);
    roomsByKey.set(key, room);
    return { answer: key, lane: room };
  }

  async function request<T>(isDead: () => boolean, work: () => T): Promise<T> {
    const outcome = outcomes.shift() ?? 'answered';
    if (outcome === 'not sent') throw noAnswer('not-sent');
    await later(10);
    // A tab that is killed while its request waits never receives a reply.
    if (isDead() && outcome === 'lost going') return new Promise<T>(() => {});
    if (outcome === 'lost going') throw noAnswer('unknown');
    if (outcome === 'too quickly') throw refusal(429, { retryAfterMs });
    sent += 1;
    const done = work();
    await later(10);
    if (outcome === 'overloaded') throw refusal(503);
    if (outcome === 'lost coming') throw noAnswer('unknown');
    return done;
  }

  const later = (ms: number) => new Promise<void>((resolve) => timers.push({ at: now + ms, then: resolve }));

  function page() {
    let isDead = false;
    const storage = memoryStorage(stored);
    const alive = <T>(work: Promise<T>): Promise<T> => (isDead ? new Promise<T>(() => {}) : work);
    const ports: OutboxPorts = {
      storage: {
        all: () => alive(storage.all()),
        put: (record) => (isDead ? new Promise(() => {}) : storage.put(record)),
        remove: (keys) => (isDead ? new Promise(() => {}) : storage.remove(keys)),
      } satisfies OutboxStorage,
      senders: {
        message: {
          // The cast is safe because `write` has stored the body.
          send: (record) =>
            request(
              () => isDead,
              () => commit({ ...(record.body as TestMessage), lane: record.lane }),
            ),
          undo: (_record, answer) =>
            request(
              () => isDead,
              () => void deleted.add(String(answer)),
            ),
        },
      },
      upload: () =>
        request(
          () => isDead,
          () => 'a/path',
        ),
      clock: {
        now: () => now,
        after(ms, then) {
          const timer = { at: now + ms, then: () => void (isDead || then()) };
          timers.push(timer);
          return () => void (timers = timers.filter((it) => it !== timer));
        },
      },
      random: () => 0.5,
    };
    return { outbox: createOutbox(ports), die: () => void (isDead = true) };
  }

  let current = page();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

  /** Advances the clock and runs due timers in order. */
  async function advance(ms: number): Promise<void> {
    const until = now + ms;
    for (;;) {
      await settle();
      const next = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      timers = timers.filter((it) => it !== next);
      now = Math.max(now, next.at);
      next.then();
    }
    now = until;
  }

  return {
    /** Changes the device clock without affecting running timers. */
    setClock(by: number): void {
      now += by;
      for (const timer of timers) timer.at += by;
    },
    log,
    deleted,
    roomOf,
    advance,
    sent: () => sent,
    outbox: (): Outbox => current.outbox,
    /** Kills the page; everything that was not stored is lost. */
    async killAndReload(): Promise<void> {
      current.outbox.stop();
      current.die();
      current = page();
      await current.outbox.load();
    },
    async write(line: TestMessage, file?: OutboxRecord['file']): Promise<void> {
      await current.outbox.add({
        key: line.key,
        kind: 'message',
        lane: line.lane,
        body: line,
        ...(file && { file }),
      });
    },
    /** Removes all faults and waits until everything is sent. */
    async settleAll(): Promise<void> {
      outcomes.length = 0;
      current.outbox.open();
      await advance(3_600_000);
    },
  };
}
