import { useHost } from '@guest/shared';
import type { Bookable } from '@guest/shared/contracts/bookable/bookable.contract';
import { businessDay } from '@guest/shared/contracts/core/local-time';
import { dayLabel, dayName } from '@guest/shared/format/day-label';
import { useNow } from '@guest/shared/page/use-now';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { ChatLink } from '@guest/shared/session/chat-link';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import CalendarX from 'lucide/dist/esm/icons/calendar-x.mjs';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import type { Kind } from '../model/book-search';
import { useBookSearch } from '../model/use-book-search';

/** The empty state of a search: the nearest days with something, and reception. */
export function EmptyResults({ reply, kind }: { reply: Bookable; kind: Kind }) {
  const text = useLazyText();
  const { lang } = useHost();
  const property = usePathParam('property');
  const { timeZone, businessDayStart } = useProperty();
  const today = businessDay(useNow(), timeZone, businessDayStart);
  const { withChanges } = useBookSearch();
  const nearest = (reply.nearest ?? []).filter(
    ({ tables, sessions }) => (tables && kind !== 'activities') || (sessions && kind !== 'tables'),
  );
  return (
    <EmptyState
      icon={CalendarX}
      level={2}
      heading={text('Nothing available for your party')}
      action={
        <>
          {nearest.map(({ date }) => (
            <ButtonLink
              key={date}
              look="primary"
              to="property-book"
              params={{ property }}
              query={Object.fromEntries(
                new URLSearchParams(withChanges({ date, outlet: null, at: null, session: null })),
              )}
            >
              {dayLabel(date, today, lang)}
            </ButtonLink>
          ))}
          <ChatLink
            populatedMessage={text('What can we book for {day}?', { day: dayName(reply.date, today, lang) })}
          >
            {text('Ask reception')}
          </ChatLink>
        </>
      }
    >
      {nearest.length > 0
        ? text('Nearest available days:')
        : text('Try other people or another part of the day, or ask us.')}
    </EmptyState>
  );
}
