import type { Lang } from '@guest/shared/contracts/core/languages';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { ListRows } from '@guest/shared/ui/card/list-row';
import { Section } from '@guest/shared/ui/section/section';
import { withLazyTexts } from '../../lazy-texts/with-lazy-texts';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { BookingRow } from './booking-row';
import { useUpcomingBookings } from '../model/use-booking';

/** Shows the guest's next table on the home page; it renders nothing if there is none. */
export function UpcomingBooking() {
  const text = useLazyText();
  const property = usePathParam('property');
  const items = useUpcomingBookings().data?.items ?? [];
  // An offer comes first because it expires; otherwise the earliest booking is shown.
  const next = items.find(({ status }) => status === 'offered') ?? items[0];
  if (!next) return null;
  return (
    <Section
      heading={text('Your next booking')}
      more={
        items.length > 1 && (
          <PageLink to="property-directories-outlets" params={{ property }}>
            {text('See all')}
          </PageLink>
        )
      }
    >
      <ListRows>
        <BookingRow booking={next} />
      </ListRows>
    </Section>
  );
}

/** Loads the fragment with its texts, because the home page does not load those of dining. */
export const loadUpcomingBooking = (lang: Lang) => withLazyTexts(lang, async () => UpcomingBooking)();
