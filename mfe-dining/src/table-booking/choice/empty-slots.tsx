import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import type { SlotsReply } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { useHost } from '@guest/shared';
import { dayName } from '@guest/shared/format/day-label';
import { Button } from '@guest/shared/ui/button/button';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import CalendarX from 'lucide/dist/esm/icons/calendar-x.mjs';
import { ContactRestaurant } from '../parts/contact-restaurant';
import { useLazyText, type LazyTextKey } from '../../lazy-texts/lazy-texts';
import { useBusinessToday } from '../model/use-day-time';
import { useBookingDays } from '../model/use-slots';
import { useBookingQuery } from '../model/use-booking-query';

/** The empty state of a day: the reason, the next day with free tables, and whom to ask. */
export function EmptySlots({ outlet, reply }: { outlet: Outlet; reply: SlotsReply }) {
  const text = useLazyText();
  const { lang } = useHost();
  const today = useBusinessToday();
  const { bookingQuery, updateBookingQuery } = useBookingQuery();
  const days = useBookingDays(outlet)?.days ?? [];
  const next = days.find(
    ({ date, status }) => date > reply.date && (status === 'available' || status === 'limited'),
  );
  if (reply.status === 'available' || reply.status === 'limited') return null;
  const isLargeParty = bookingQuery.partySize > reply.policy.partyMax;
  return (
    <EmptyState
      icon={CalendarX}
      level={3}
      heading={text(isLargeParty ? 'Large party' : headingOf(reply))}
      action={
        <>
          {next && !isLargeParty && (
            <Button onClick={() => updateBookingQuery({ date: next.date, at: null })}>
              {text('View {day}', { day: dayName(next.date, today, lang) })}
            </Button>
          )}
          <ContactRestaurant outlet={outlet} />
        </>
      }
    >
      {reply.why?.error}
    </EmptyState>
  );
}

/** On a day that the guest cannot book, nothing is said about its tables. */
const headingOf = ({ why }: SlotsReply): LazyTextKey =>
  why?.code === 'outside_stay' ? 'Outside your stay' : 'No tables on this day';
