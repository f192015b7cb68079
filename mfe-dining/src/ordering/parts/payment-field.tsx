import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { OneOf } from '@guest/shared/ui/form/field/one-of';
import { Section } from '@guest/shared/ui/section/section';
import type { Basket } from '../../basket/basket';
import { useOwnChange } from '../../storage/use-own-change';
import styles from './order.module.css';
import { useOrderText, type OrderTextKey } from '../../late-texts/order-texts';

type Method = OrderQuote['payments'][number]['method'];

export const paymentTexts: Record<Method, OrderTextKey> = {
  room_charge: 'Charge to room',
  pay_on_delivery: 'Pay on delivery',
  card: 'Card',
};

/**
 * The choice of the payment method. An unavailable method shows the reason; if none is available, the field
 * links to reception.
 */
export function PaymentField(props: {
  payments: OrderQuote['payments'];
  chosen: Method | undefined;
  onChange: (change: (basket: Basket) => Basket) => void;
}) {
  const { payments, chosen, onChange } = props;
  const text = useOrderText();
  const own = useOwnChange(chosen);
  const property = usePathParam('property');
  const chatEntry = useChatEntry();
  return (
    <Section heading={text('Payment')}>
      <OneOf
        key={own.key}
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
          own.chosen(method);
          onChange((now) => ({ ...now, paymentMethod: method }));
        }}
      />
      {chosen === undefined && (
        <div className={styles.agreed}>
          <ButtonLink to="property-chat" params={{ property }} {...chatEntry}>
            {text('Ask reception')}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}
