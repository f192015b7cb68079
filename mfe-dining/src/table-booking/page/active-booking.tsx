import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { useQuestion } from '@guest/shared/page/use-question';
import { Section } from '@guest/shared/ui/section/section';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../texts';
import styles from './booking-page.module.css';
import { LateBooking } from './late-booking';

/** Opens the booking on the outlet's page for a guest who returns from the sign-up with a selected time. */
export function ActiveBooking({ outlet }: { outlet: Outlet }) {
  const text = useText();
  const { value: activeOutletUuid } = useQuestion('activeOutletUuid');
  const { value: at } = useQuestion('at');
  const { value: booking } = useQuestion('booking');
  const isAsked = activeOutletUuid === outlet.uuid && (at !== undefined || booking !== undefined);
  const [isShown, setIsShown] = useState(isAsked);
  // A booking that has been started stays open although the address changes.
  if (isAsked && !isShown) setIsShown(true);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'start' });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={place} className={styles.active}>
      <Section heading={text('Book a table')}>
        <LateBooking outlet={outlet} />
      </Section>
    </div>
  );
}
