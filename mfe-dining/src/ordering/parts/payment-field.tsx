import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useLocation } from '@guest/shared/router';
import { ChatLink } from '@guest/shared/session/chat-link';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { Section } from '@guest/shared/ui/section/section';
import type { Basket } from '../../basket/basket';
import { useOptimisticValue } from '../../storage/use-optimistic-value';
import styles from './order.module.css';
import { useOrderText, type OrderTextKey } from '../../lazy-texts/order-texts';

type Method = OrderQuote['payments'][number]['method'];

export const paymentTexts: Record<Method, OrderTextKey> = {
  room_charge: 'Charge to room',
  pay_on_delivery: 'Pay on delivery',
  card: 'Card',
};

/**
 * The choice of the payment method. An unavailable method shows the reason. A stay that is not linked yet can
 * be found, and if no method is available, the field links to reception.
 */
export function PaymentField(props: {
  payments: OrderQuote['payments'];
  chosen: Method | undefined;
  onChange: (change: (basket: Basket) => Basket) => void;
}) {
  const { payments, chosen, onChange } = props;
  const text = useOrderText();
  const property = usePathParam('property');
  const { pathname, search } = useLocation();
  const optimistic = useOptimisticValue(chosen);
  return (
    <Section heading={text('Payment')}>
      <RadioGroup
        key={optimistic.key}
        name="paymentMethod"
        label={text('How would you like to pay?')}
        options={payments.map(({ method, isAllowed, error }) => ({
          value: method,
          name: text(paymentTexts[method]),
          isDisabled: !isAllowed,
          ...(error !== undefined && { line: error }),
        }))}
        {...(chosen !== undefined && { defaultValue: chosen })}
        onChoose={(value) => {
          // The cast is safe because the value is one of the options.
          const method = value as Method;
          optimistic.setValue(method);
          onChange((now) => ({ ...now, paymentMethod: method }));
        }}
      />
      {payments.some(({ reason }) => reason === 'stay_unverified') && (
        <div className={styles.agreed}>
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
        <div className={styles.agreed}>
          <ChatLink>{text('Ask reception')}</ChatLink>
        </div>
      )}
    </Section>
  );
}
