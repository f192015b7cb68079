import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { ChatLink } from '@guest/shared/session/chat-link';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useDayTimeName } from '../model/use-day-time';
import { useSelectedDate } from '../model/use-slots';
import { useBookingQuery } from '../model/use-booking-query';
import { useHost } from '@guest/shared';
import { dateLabel } from '@guest/shared/format/day-label';

/** Links to the chat with a prepared message, for requests that this page cannot handle. */
export function ContactRestaurant({ outlet, about }: { outlet: Outlet; about?: string }) {
  const text = useLazyText();
  const dayTime = useDayTimeName();
  const { lang } = useHost();
  const date = useSelectedDate(outlet);
  const { bookingQuery } = useBookingQuery();
  const when = bookingQuery.at ? dayTime(bookingQuery.at) : dateLabel(date, lang);
  const message = text('A table for {n} at {outlet}, {when}: could you arrange it?', {
    n: bookingQuery.partySize,
    outlet: outlet.name,
    when,
  });
  return <ChatLink populatedMessage={about ?? message}>{text('Message us')}</ChatLink>;
}
