import type { PushNotice } from '../../../platform/db/tables/schema';

/** Returns which text an event has at an instant. */
export const textAt = ({ text, later }: Extract<PushNotice, { kind: 'event' }>, now: number): string =>
  later && Date.parse(later.from) <= now ? later.text : text;

/** Returns until when what a notice says now is true, if that ends. A push service must not keep it any longer. */
export function trueUntil(notice: PushNotice, now: number): number {
  const from = notice.kind === 'event' && notice.later ? Date.parse(notice.later.from) : Infinity;
  return from > now ? from : Infinity;
}
