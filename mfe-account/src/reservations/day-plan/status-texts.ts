import type { TimelineItem } from '@guest/shared/contracts/timeline/timeline.contract';
import type { TimelineKind } from '@guest/shared/contracts/timeline/timeline-kinds';
import type { Tone } from '@guest/shared/ui/base/badge';
import type { PlanTextKey } from './texts/plan-texts';

type StatusText = readonly [PlanTextKey, Tone];
type StatusTexts = Readonly<Record<string, StatusText>>;

const bookings: StatusTexts = {
  requested: ['Pending', 'warning'],
  pending: ['Pending', 'warning'],
  confirmed: ['Confirmed', 'positive'],
  declined: ['Not possible', 'danger'],
  rejected: ['Not possible', 'danger'],
  lapsed: ['Expired', 'neutral'],
  cancelled: ['Booking cancelled', 'neutral'],
  seated: ['Seated', 'positive'],
  completed: ['Completed', 'neutral'],
  no_show: ['No-show', 'neutral'],
  waitlisted: ['Waiting list', 'accent'],
};

const texts: Readonly<Record<TimelineKind, StatusTexts>> = {
  stay: {
    booked: ['Booked', 'accent'],
    precheckin: ['Ready for you', 'accent'],
    checked_in: ['Checked in', 'positive'],
    checked_out: ['Checked out', 'neutral'],
    cancelled: ['Cancelled', 'neutral'],
  },
  table: { ...bookings, offered: ['Table available', 'positive'] },
  activity: {
    ...bookings,
    offered: ['Place available', 'positive'],
    redeemed: ['Checked in at the activity', 'positive'],
  },
  order: {
    placed: ['Placed', 'accent'],
    accepted: ['Accepted', 'accent'],
    preparing: ['Preparing', 'accent'],
    ready: ['Ready', 'positive'],
    delivering: ['On its way', 'accent'],
    delivered: ['Delivered', 'neutral'],
    rejected: ['Not possible', 'danger'],
    cancelled: ['Order cancelled', 'neutral'],
    lapsed: ['Expired', 'neutral'],
    failed: ['Not delivered', 'danger'],
  },
  request: {
    open: ['Sent', 'accent'],
    acknowledged: ['Seen', 'accent'],
    in_progress: ['In progress', 'accent'],
    on_hold: ['On hold', 'warning'],
    done: ['Done', 'positive'],
    closed: ['Closed', 'neutral'],
    reopened: ['Reopened', 'accent'],
    cancelled: ['Request cancelled', 'neutral'],
    rejected: ['Not possible', 'danger'],
  },
  announcement: { service: ['Service', 'accent'], safety: ['Safety', 'danger'] },
};

/** Returns the word of a status; one of a later release has no word yet and is shown as it is. */
export const statusTextOf = ({ kind, status }: TimelineItem): StatusText | undefined => texts[kind][status];
