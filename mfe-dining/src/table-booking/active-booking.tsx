import type { Outlet } from '@guest/shared/contracts/outlet.contract';
import { useQuestion } from '@guest/shared/page/use-question';
import { Section } from '@guest/shared/ui/section';
import { useText } from '../texts';
import { LateBooking } from './late-booking';

/** Whoever had to sign up for a table comes back to its outlet, and goes on right here with the time that was chosen. */
export function ActiveBooking({ outlet }: { outlet: Outlet }) {
  const text = useText();
  const { value: activeOutletUuid } = useQuestion('activeOutletUuid');
  const { value: at } = useQuestion('at');
  const { value: booking } = useQuestion('booking');
  if (activeOutletUuid !== outlet.uuid || (at === undefined && booking === undefined)) return null;
  return (
    <Section heading={text('Book a table')}>
      {booking === undefined && <p role="status">{text('Welcome. Your time is still chosen.')}</p>}
      <LateBooking outlet={outlet} />
    </Section>
  );
}
