import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { useQuestion } from '@guest/shared/page/use-question';
import { Section } from '@guest/shared/ui/section/section';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../texts';
import styles from './booking-page.module.css';
import { LateBooking } from './late-booking';

/** Whoever had to sign up for a table comes back to its outlet, and goes on right here with the time that was chosen. */
export function ActiveBooking({ outlet }: { outlet: Outlet }) {
  const text = useText();
  const { value: activeOutletUuid } = useQuestion('activeOutletUuid');
  const { value: at } = useQuestion('at');
  const { value: booking } = useQuestion('booking');
  const isAsked = activeOutletUuid === outlet.uuid && (at !== undefined || booking !== undefined);
  const [isShown, setIsShown] = useState(isAsked);
  // What has been begun here goes on here.
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
