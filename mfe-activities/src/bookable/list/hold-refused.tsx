import { usePathParam } from '@guest/shared/page/path-param';
import { useLocation } from '@guest/shared/router';
import { signInQuery } from '@guest/shared/session/sign-in-query';
import { Button } from '@guest/shared/ui/button/button';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Notice } from '@guest/shared/ui/state/notice';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useEffect, useRef } from 'react';
import { NextSessions } from '../../booking/parts/next-sessions';
import { useTimeName } from '../../booking/model/use-time-name';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import type { HoldOffer, OfferError } from '../model/use-hold-offer';
import styles from './offer.module.css';

/** The reasons of a refusal that entering the stay resolves. */
const NEEDS_STAY = ['stay_required', 'outside_stay'];

/** Explains why a tapped time could not be held, with other times that one tap holds. */
export function HoldRefused({ refused, holding }: { refused: OfferError; holding: HoldOffer }) {
  const text = useLazyText();
  const timeName = useTimeName();
  const property = usePathParam('property');
  const { pathname, search } = useLocation();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces matter: newer browsers return a promise here, which React would take for a cleanup function.
    container.current?.scrollIntoView({ block: 'center' });
  }, [refused]);
  const { bookingError, nearest, of } = refused;
  const query = signInQuery('session' in of ? 'activity-booking' : 'edn', { returnTo: pathname + search });
  return (
    <div ref={container}>
      <Notice
        icon={CircleAlert}
        tone="warning"
        isAnnounced
        action={
          NEEDS_STAY.includes(bookingError.code) && (
            <ButtonLink to="property-register-stay" params={{ property }} query={query}>
              {text('Your stay dates')}
            </ButtonLink>
          )
        }
      >
        <p>
          {bookingError.message || text("We couldn't reach the hotel. Nothing was booked. Please try again.")}
        </p>
        {'session' in of ? (
          <NextSessions
            sessions={bookingError.next}
            busyWith={holding.busyWith}
            onTake={(sessionUuid) => void holding.holdSession(of.session, sessionUuid)}
          />
        ) : (
          <ul role="list" className={styles.actions}>
            {nearest.map(({ localDateTime: at }) => (
              <li key={at}>
                <Button
                  isBusy={holding.busyWith === `${of.table.outlet.slug} ${at}`}
                  onClick={() => void holding.holdTable(of.table, at)}
                >
                  {timeName(at)}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
