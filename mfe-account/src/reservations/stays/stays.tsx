import { stayContract, type Reservation } from '@guest/shared/contracts/stay/stay.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { useRead } from '@guest/shared/reads/use-read';
import { useNavigate } from '@guest/shared/router';
import { safeInternalPath } from '@guest/shared/routes/safe-internal-path';
import { Button } from '@guest/shared/ui/button/button';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { Section } from '@guest/shared/ui/section/section';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import BedDouble from 'lucide/dist/esm/icons/bed-double.mjs';
import { useState } from 'react';
import { useAccountText } from '../../profile/texts/account-texts';
import styles from './stays.module.css';
import { StayCard } from './stay-card';

const loadLinkStay = () =>
  import(/* webpackChunkName: "part-my-stay" */ './link-stay').then((it) => it.LinkStay);

const isPast = ({ status }: Reservation) => status === 'checked_out' || status === 'cancelled';

/** The bill is that of the current reservation or, after it, of the last one. */
const stayWithBill = (items: Reservation[]) => {
  const linked = items.filter(({ source }) => source !== 'self');
  return (
    linked.find(({ status }) => status === 'checked_in') ??
    linked.find(({ status }) => status === 'checked_out')
  );
};

/** Lists the guest's stays, current and upcoming ones first, and a form to link another reservation. */
export function Stays() {
  const text = useAccountText();
  const property = usePathParam('property');
  const { items } = useRead(stayContract.listReservations, { params: { property } });
  const billed = stayWithBill(items);
  const navigate = useNavigate();
  const { value: find } = useQueryParam('find');
  const { value: returnTo } = useQueryParam('returnTo');
  // A booking sends guests here to link their reservation, after which they return to it.
  const [isLinking, setIsLinking] = useState(find === 'true');
  function handleLinked(): void {
    setIsLinking(false);
    const path = safeInternalPath(returnTo, '');
    if (path !== '') void navigate(path, { replace: true });
  }
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
    <Section heading={text('Your stays')}>
      {items.length === 0 ? (
        <EmptyState
          icon={BedDouble}
          heading={text('No stays yet')}
          level={3}
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
                <Section key={heading} heading={heading} level={3}>
                  <ul role="list" className={styles.stays}>
                    {stays.map((stay) => (
                      <StayCard key={stay.uuid} stay={stay} hasBill={stay === billed} />
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
        {isLinking && (
          <LazyPart
            load={loadLinkStay}
            isWanted
            with={{ onDone: handleLinked }}
            waiting={<Skeleton shape="row" count={3} />}
          />
        )}
      </Sheet>
    </Section>
  );
}
