import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { PageLink } from '@guest/shared/page/page-link';
import { Section } from '@guest/shared/ui/section/section';
import { useState } from 'react';
import type { Basket } from '../../basket/basket';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from './basket-lines.module.css';
import { BasketLineCard } from './basket-line-card';
import { ChangeLine } from './change-line';

/** Lists the basket lines with the problems of each. */
export function BasketLines(props: {
  outlet: Outlet;
  basket: Basket;
  quote: OrderQuote | undefined;
  onChange: (change: (basket: Basket) => Basket) => void;
}) {
  const { outlet, basket, quote, onChange } = props;
  const text = useOrderText();
  const property = usePathParam('property');
  const [changed, setChanged] = useState<string | null>(null);
  return (
    <Section
      heading={text('Your items')}
      more={
        <PageLink to="property-outlet-order-now" params={{ property, outlet: outlet.slug }}>
          {text('Add items')}
        </PageLink>
      }
    >
      <ul role="list" className={styles.lines}>
        {basket.lines.map((line) => (
          <BasketLineCard
            key={line.lineId}
            line={line}
            basket={basket}
            priced={quote?.lines.find(({ lineId }) => lineId === line.lineId)}
            problems={quote?.problems.filter(({ lineId }) => lineId === line.lineId) ?? []}
            onChange={onChange}
            onEdit={() => setChanged(line.lineId)}
          />
        ))}
      </ul>
      <ChangeLine
        outlet={outlet}
        line={basket.lines.find(({ lineId }) => lineId === changed) ?? null}
        onClose={() => setChanged(null)}
      />
    </Section>
  );
}
