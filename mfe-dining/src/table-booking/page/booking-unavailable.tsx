import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { PhoneLink } from '@guest/shared/ui/button/phone-link';
import Armchair from 'lucide/dist/esm/icons/armchair.mjs';
import { ContactRestaurant } from '../parts/contact-restaurant';
import { useLazyText } from '../../lazy-texts/lazy-texts';

/** Shown for an outlet that takes bookings on its own website or none at all. */
export function BookingUnavailable({ outlet }: { outlet: Outlet }) {
  const { externalBookingUrl, phone } = outlet;
  const text = useLazyText();
  if (outlet.bookingMode === 'external' && externalBookingUrl) {
    return (
      <EmptyState
        icon={Armchair}
        heading={text('Book directly with the restaurant')}
        action={
          <a
            href={externalBookingUrl}
            target="_blank"
            rel="noopener"
            className={buttonClass({ look: 'primary' })}
          >
            {text('Book on their website')}
          </a>
        }
      >
        {text('You can book {outlet} on their website, which opens in a new tab.', {
          outlet: outlet.name,
        })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Armchair}
      heading={text('No booking needed')}
      action={<ContactRestaurant outlet={outlet} />}
    >
      {text('No reservations here. Just walk in.')} {phone && <PhoneLink phone={phone} />}
    </EmptyState>
  );
}
