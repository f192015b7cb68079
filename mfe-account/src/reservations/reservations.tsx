import { stayContract, type Reservation } from '@guest/shared/contracts/stay/stay.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { Button } from '@guest/shared/ui/button/button';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Section } from '@guest/shared/ui/section/section';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import BedDouble from 'lucide/dist/esm/icons/bed-double.mjs';
import { useState } from 'react';
import { useOwnText } from '../profile/texts/own-texts';
import { LinkStay } from './link-stay';
import styles from './reservations.module.css';
import { StayCard } from './stay-card';

const isPast = ({ status }: Reservation) => status === 'checked_out' || status === 'cancelled';

/** Lists the guest's stays, current and upcoming ones first, and a form to link another reservation. */
export function Reservations() {
  const text = useOwnText();
  const property = usePathParam('property');
  const { items } = useRead(stayContract.listReservations, { params: { property } });
  const [isLinking, setIsLinking] = useState(false);
  const query = { service: 'reservations', returnTo: `/${property}/reservations` };
  const link = (
    <Button look="secondary" onClick={() => setIsLinking(true)}>
      {text('Find reservation')}
    </Button>
  );
  const groups = [
    [text('Current and upcoming'), items.filter((stay) => !isPast(stay))],
    [text('Past'), items.filter(isPast)],
  ] as const;

  return (
    <div className={styles.page}>
      <PageHeading heading={text('Your stays')} />
      {items.length === 0 ? (
        <EmptyState
          icon={BedDouble}
          heading={text('No stays yet')}
          action={
            <>
              <ButtonLink look="primary" to="property-register-stay" params={{ property }} query={query}>
                {text('Add your dates')}
              </ButtonLink>
              {link}
            </>
          }
        >
          <p>{text('Add your dates or link your reservation to see your stay here.')}</p>
        </EmptyState>
      ) : (
        <>
          {groups.map(
            ([heading, stays]) =>
              stays.length > 0 && (
                <Section key={heading} heading={heading}>
                  <ul role="list" className={styles.stays}>
                    {stays.map((stay) => (
                      <StayCard key={stay.uuid} stay={stay} />
                    ))}
                  </ul>
                </Section>
              ),
          )}
          {items.some(({ canVerify }) => canVerify) && link}
        </>
      )}
      <Sheet
        isOpen={isLinking}
        onClose={() => setIsLinking(false)}
        heading={text('Find reservation')}
        close={text('Close')}
      >
        {isLinking && <LinkStay onDone={() => setIsLinking(false)} />}
      </Sheet>
    </div>
  );
}
