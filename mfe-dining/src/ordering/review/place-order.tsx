import { useHost } from '@guest/shared';
import {
  orderContract,
  type CartLine,
  type Order,
  type OrderQuote,
} from '@guest/shared/contracts/order/order.contract';
import { serializeAllergyConflicts } from '@guest/shared/contracts/order/allergy-conflicts';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { moneyText } from '@guest/shared/format/money';
import { readQuery } from '@guest/shared/reads/read-query';
import { useNavigate } from '@guest/shared/router';
import { pathTo } from '@guest/shared/routes/routes';
import { useChargeApproval } from '@guest/shared/session/use-charge-approval';
import { ActionBar } from '@guest/shared/ui/button/action-bar';
import { Button } from '@guest/shared/ui/button/button';
import { SlowNotice } from '@guest/shared/ui/state/slow-notice';
import { useState } from 'react';
import type { Basket } from '../../basket/basket';
import { useOrderText } from '../../lazy-texts/order-texts';
import { usePathParam } from '@guest/shared/page/path-param';
import styles from '../parts/order.module.css';
import { PinField } from '../charge/pin-field';
import { RoomChargeSettings } from '../charge/room-charge-settings';
import { ConsentFields } from './consent-fields';
import { DuplicateOrderDialog } from './duplicate-order-dialog';
import { toOrderBody } from './order-body';
import { PaymentField } from '../parts/payment-field';
import { PlaceOrderError } from './place-order-error';
import { useOrderGuest } from './use-order-guest';
import { usePlaceOrder } from './use-place-order';

/** The confirmations of the guest: the allergy conflicts as they were shown, and the age. */
interface Agreement {
  allergies: string | null;
  age: number | null;
}

/** The last step: payment method, confirmations and the button that places the order. */
export function PlaceOrder(props: {
  outlet: Outlet;
  basket: Basket;
  quote: OrderQuote;
  isCalculating: boolean;
  onChange: (change: (basket: Basket) => Basket) => void;
  onQuote: (quote: OrderQuote) => void;
  onPlaced: (order: Order, lines: readonly CartLine[]) => void;
  onRoomChargeChange: () => void;
}) {
  const { outlet, basket, quote, isCalculating, onChange, onQuote, onPlaced, onRoomChargeChange } = props;
  const text = useOrderText();
  const host = useHost();
  const navigate = useNavigate();
  const property = usePathParam('property');
  const guest = useOrderGuest(outlet);
  const [agreed, setAgreed] = useState<Agreement>({ allergies: null, age: null });
  const approval = useChargeApproval(text("We couldn't send this. Please try again."));
  const placement = usePlaceOrder({
    property,
    outlet: outlet.slug,
    basket,
    onChange,
    onQuote,
    onAllergiesUnconfirmed: () => setAgreed((now) => ({ ...now, allergies: null })),
    onPlaced(order, { lines }) {
      const { queryKey } = readQuery(host, orderContract.getOrder, {
        params: { property, order: order.uuid },
      });
      host.queries.setQueryData(queryKey, order);
      onPlaced(order, lines);
      const to = { property, outlet: outlet.slug };
      // The history entry of the review is replaced, because going back to it would make no sense.
      void navigate(pathTo('property-outlet-order-now-order', to, { order: order.uuid }), { replace: true });
    },
  });

  const { quoteToken, confirms, payments, totals } = quote;
  const method = chosenPayment(basket, payments);
  const needsPin = payments.some((one) => one.method === method && one.needsPin === true);
  const { allergies, minAge } = confirms;
  const conflicts = serializeAllergyConflicts(quote.lines);
  const confirmsAllergies = allergies.length > 0 && agreed.allergies === conflicts;
  const confirmsAge = minAge !== null && agreed.age === minAge;
  const isConfirmed = (allergies.length === 0 || confirmsAllergies) && (minAge === null || confirmsAge);
  const total = moneyText({ ...quote, amount: totals.total }, host.lang);

  async function place(isAgain: boolean): Promise<void> {
    if (await guest.requireSignIn()) return;
    if (placement.unconfirmedBody) return void placement.place(placement.unconfirmedBody);
    if (quoteToken === null || method === undefined) return;
    const approved = needsPin ? await approval.requestApproval() : undefined;
    if (needsPin && approved === undefined) return;
    const terms = {
      paymentMethod: method,
      confirmsAllergies,
      confirmsAge,
      isAgain,
      ...(approved !== undefined && { approval: approved }),
    };
    void placement.place(toOrderBody(basket, { ...quote, quoteToken }, terms));
  }
  return (
    <>
      <PaymentField payments={payments} chosen={method} onChange={onChange} />
      {needsPin && <PinField approval={approval} />}
      {payments.some(canChargeToRoom) && (
        <RoomChargeSettings needsPin={needsPin} money={quote} onChange={onRoomChargeChange} />
      )}
      <ConsentFields
        confirms={confirms}
        isAllergiesOn={confirmsAllergies}
        isAgeOn={confirmsAge}
        onAllergies={(isOn) => setAgreed((now) => ({ ...now, allergies: isOn ? conflicts : null }))}
        onAge={(isOn) => setAgreed((now) => ({ ...now, age: isOn ? minAge : null }))}
      />
      <PlaceOrderError
        outlet={outlet}
        failure={placement.failure}
        isUnchanged={placement.unconfirmedBody !== undefined}
        total={total}
      />
      {placement.isBusy && (
        <SlowNotice
          text={text('Still working. The connection is slow.')}
          stop={text('View orders')}
          onStop={() => void navigate(pathTo('property-order', { property }))}
        />
      )}
      <ActionBar>
        <Button
          look="primary"
          isWide
          isBusy={placement.isBusy || approval.isBusy}
          disabled={
            !placement.unconfirmedBody &&
            (!isConfirmed || quoteToken === null || isCalculating || method === undefined)
          }
          onClick={() => void place(false)}
        >
          {placement.unconfirmedBody
            ? text('Try again')
            : guest.isAnonymous
              ? text('Sign in to order')
              : text('Order')}
          <span className={styles.amount}>
            <bdi>{total}</bdi>
          </span>
        </Button>
      </ActionBar>
      <DuplicateOrderDialog
        failure={placement.failure}
        isBusy={placement.isBusy}
        onOrderAgain={() => void place(true)}
      />
    </>
  );
}

/**
 * Returns whether guests can change the protection of room charges, including a limit that is too low for
 * this order.
 */
const canChargeToRoom = ({ method, isAllowed, reason }: OrderQuote['payments'][number]) =>
  method === 'room_charge' && (isAllowed || reason === 'spending_limit');

/** Returns the payment method that the guest has chosen or, if it is not allowed, the first allowed one. */
function chosenPayment({ paymentMethod }: Basket, payments: OrderQuote['payments']) {
  const allowed = payments.filter(({ isAllowed }) => isAllowed).map(({ method }) => method);
  return allowed.find((method) => method === paymentMethod) ?? allowed[0];
}
