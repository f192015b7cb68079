import type { PaymentOption } from '@guest/shared/contracts/activity/activity-booking.contract';
import type { ActivityPaymentMethod } from '@guest/shared/contracts/activity/activity-booking-status';
import { usePathParam } from '@guest/shared/page/path-param';
import { useLocation } from '@guest/shared/router';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { useLazyText, type LazyTextKey } from '../../lazy-texts/lazy-texts';
import type { BookingFlow } from '../model/use-booking-flow';
import styles from '../parts/parts.module.css';

const paymentTexts: Record<ActivityPaymentMethod, LazyTextKey> = {
  room_charge: 'Charge to room',
  pay_there: 'Pay there',
};

/**
 * The choice of the way to pay. One that is not possible says why; an unlinked reservation can be found, after
 * which the guest comes back.
 */
export function PaymentChoice(props: {
  flow: BookingFlow;
  options: PaymentOption[];
  chosen: ActivityPaymentMethod | undefined;
}) {
  const { flow, options, chosen } = props;
  const text = useLazyText();
  const property = usePathParam('property');
  const { pathname, search } = useLocation();
  const chatEntry = useChatEntry();
  const isUnlinked = options.some(({ reason }) => reason === 'stay_unverified');
  return (
    <div className={styles.step}>
      <RadioGroup
        // The options change with the price and with the guest's stay.
        key={options.map(({ method, isAllowed }) => `${method} ${isAllowed}`).join()}
        name="payment"
        label={text('How would you like to pay?')}
        options={options.map(({ method, isAllowed, error }) => ({
          value: method,
          name: text(paymentTexts[method]),
          isDisabled: !isAllowed,
          ...(error !== undefined && { line: error }),
        }))}
        {...(chosen !== undefined && { defaultValue: chosen })}
        onChoose={(value) => {
          // The cast is safe because the value is one of the options.
          flow.changeDraft({ payment: value as ActivityPaymentMethod });
          flow.setBookingError(undefined);
        }}
      />
      {isUnlinked && (
        <div>
          <ButtonLink
            to="property-reservations"
            params={{ property }}
            query={{ find: 'true', returnTo: pathname + search }}
          >
            {text('Find my reservation')}
          </ButtonLink>
        </div>
      )}
      {chosen === undefined && (
        <div>
          <ButtonLink to="property-chat" params={{ property }} {...chatEntry}>
            {text('Ask reception')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
