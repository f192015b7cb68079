import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import { serviceStatus } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { Actor } from '../../../platform/connections/actor';
import { scopeOf } from '../../property/property-scope';
import type { ReplyTimes } from './reply-time';

export type StaffAvailability = ReturnType<typeof createStaffAvailability>;

/**
 * Returns the availability of staff for the header of a conversation: whether they are available, the
 * expected reply time and the phone number.
 */
export function createStaffAvailability(replyTimes: ReplyTimes, now: () => number) {
  return ({ property, lang }: Actor, isVip: boolean): NonNullable<Conversation['desk']> => {
    const hours = scopeOf(property, [lang]).hours(property.staffHours);
    const { status, until } = serviceStatus(hours, now(), property.timeZone);
    const minutes = replyTimes.minutesOf(property);
    return {
      isOpen: status === 'open' || status === 'closing_soon',
      until: until === null ? null : new Date(until).toISOString(),
      // VIP guests see only the shorter reply time, not their status.
      expectedReplyMinutes: isVip ? Math.ceil(minutes / 2) : minutes,
      phone: property.phone,
    };
  };
}
