import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { Section } from '@guest/shared/ui/section/section';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../texts';
import styles from './booking-page.module.css';
import { LazyBooking } from './lazy-booking';

/** Opens the booking on the outlet's page for a guest who returns from the sign-up with a selected time. */
export function ActiveBooking({ outlet }: { outlet: Outlet }) {
  const text = useText();
  const { value: activeOutletUuid } = useQueryParam('activeOutletUuid');
  const { value: at } = useQueryParam('at');
  const { value: booking } = useQueryParam('booking');
  const isRequested = activeOutletUuid === outlet.uuid && (at !== undefined || booking !== undefined);
  const [isShown, setIsShown] = useState(isRequested);
  // A booking that has been started stays open although the address changes.
  if (isRequested && !isShown) setIsShown(true);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) container.current?.scrollIntoView({ block: 'start' });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={container} className={styles.active}>
      <Section heading={text('Book a table')}>
        <LazyBooking outlet={outlet} />
      </Section>
    </div>
  );
}
