import type { Lang } from '@guest/shared/contracts/core/languages';
import { Section } from '@guest/shared/ui/section/section';
import { withLateTexts } from '../../late-texts/with-late-texts';
import { useOrderText } from '../../late-texts/order-texts';
import { OrderRows } from './order-rows';
import { useActiveOrders } from './use-active-orders';

/** What is on its way to the guest, for the home; nothing for who has ordered nothing. */
export function ActiveOrder() {
  const text = useOrderText();
  const orders = useActiveOrders();
  if (orders.length === 0) return null;
  return (
    <Section heading={text('Your order')}>
      <OrderRows orders={orders} />
    </Section>
  );
}

/** With its texts, which the page of the home has not. */
export const loadActiveOrder = (lang: Lang) => withLateTexts(lang, async () => ActiveOrder)();
