import type { OrderQuote } from '@guest/shared/contracts/order.contract';
import { OneOf } from '@guest/shared/ui/form/one-of';
import { Section } from '@guest/shared/ui/section';
import type { Basket } from '../../basket/basket';
import { useOwnChange } from '../../device/use-own-change';
import { useOrderText, type OrderTextKey } from '../order-texts';

type Method = OrderQuote['payments'][number]['method'];

export const paymentTexts: Record<Method, OrderTextKey> = {
  room_charge: 'On my room',
  pay_on_delivery: 'When it comes',
  card: 'By card',
};

/** How it is paid. What is not possible says why. */
export function PaymentField(props: {
  payments: OrderQuote['payments'];
  chosen: Method | undefined;
  onChange: (change: (basket: Basket) => Basket) => void;
}) {
  const { payments, chosen, onChange } = props;
  const text = useOrderText();
  const own = useOwnChange(chosen);
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
          // One of the options' own.
          const method = value as Method;
          own.chosen(method);
          onChange((now) => ({ ...now, paymentMethod: method }));
        }}
      />
    </Section>
  );
}
