import { setTimeout as pause } from 'node:timers/promises';
import type { ChatSubject } from './subject';

/** Messages that have not arrived this long after the last one was sent count as missing. */
const DRAIN_MS = 5_000;

export interface DeliveryResult {
  /** The milliseconds from the moment each message was due until the recipient got it, in ascending order. */
  latencies: number[];
  missing: number;
}

/**
 * Sends at a fixed rate without waiting for replies, one pair after the other, and measures at the
 * recipients.
 */
export async function sendAt(
  { pairs, deliveryEvent }: ChatSubject,
  { perSecond, forMs }: { perSecond: number; forMs: number },
): Promise<DeliveryResult> {
  const latencies: number[] = [];
  const due = new Map<string, number>();
  const onDelivery = ({ text }: { text: string }) => {
    const at = due.get(text);
    if (at !== undefined && due.delete(text)) latencies.push(performance.now() - at);
  };
  for (const { reader } of pairs) reader.on(deliveryEvent, onDelivery);
  const total = Math.round((perSecond * forMs) / 1_000);
  const run = Math.random().toString(36).slice(2);
  const started = performance.now();
  for (let i = 0; i < total;) {
    for (; i < total && started + (i * 1_000) / perSecond <= performance.now(); i += 1) {
      const pair = pairs[i % pairs.length];
      const text = `${run} ${i}`;
      due.set(text, started + (i * 1_000) / perSecond);
      const [event, body] = pair?.requestFor(text) ?? ['', {}];
      pair?.writer.emit(event, body, () => {});
    }
    await pause(1);
  }
  const until = performance.now() + DRAIN_MS;
  while (due.size > 0 && performance.now() < until) await pause(5);
  for (const { reader } of pairs) reader.off(deliveryEvent, onDelivery);
  return { latencies: latencies.sort((one, other) => one - other), missing: due.size };
}

export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
