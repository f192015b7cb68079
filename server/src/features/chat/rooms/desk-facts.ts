import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import { serviceStatus } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { Actor } from '../../../platform/connections/actor';
import { scopeOf } from '../../property/property-scope';
import type { ReplyTimes } from './reply-time';

export type DeskFacts = ReturnType<typeof createDeskFacts>;

/** What the head of a room with the staff says: whether somebody answers now, how soon, and whom to call. */
export function createDeskFacts(replyTimes: ReplyTimes, now: () => number) {
  return ({ property, lang }: Actor, isVip: boolean): NonNullable<Conversation['desk']> => {
    const hours = scopeOf(property, [lang]).hours(property.staffHours);
    const { status, until } = serviceStatus(hours, now(), property.timeZone);
    const minutes = replyTimes.minutesOf(property);
    return {
      isOpen: status === 'open' || status === 'closing_soon',
      until: until === null ? null : new Date(until).toISOString(),
      // Who is treated with care hears of nothing but the faster answer.
      expectedReplyMinutes: isVip ? Math.ceil(minutes / 2) : minutes,
      phone: property.phone,
    };
  };
}
