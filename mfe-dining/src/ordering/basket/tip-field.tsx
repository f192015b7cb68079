import { useHost } from '@guest/shared';
import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { localeOf } from '@guest/shared/contracts/core/locale';
import { Chip } from '@guest/shared/ui/section/chips';
import { Section } from '@guest/shared/ui/section/section';
import type { Basket } from '../../basket/basket';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from '../parts/order.module.css';

/** The tip in the steps that the outlet defines; the default is none. */
export function TipField(props: {
  basket: Basket;
  quote: OrderQuote;
  onChange: (change: (basket: Basket) => Basket) => void;
}) {
  const { basket, quote, onChange } = props;
  const text = useOrderText();
  const { lang } = useHost();
  if (quote.tipPresets.length === 0) return null;
  const percent = new Intl.NumberFormat(localeOf(lang), { style: 'percent' });
  const { tip } = basket;
  const currentPercent = tip && 'percent' in tip ? tip.percent : 0;
  return (
    <Section heading={text('Tip')}>
      <div role="group" aria-label={text('Tip')} className={styles.buttons}>
        {quote.tipPresets.map((preset) => (
          <Chip
            key={preset}
            isOn={currentPercent === preset}
            onTap={() =>
              onChange(({ tip: _, ...now }) => (preset === 0 ? now : { ...now, tip: { percent: preset } }))
            }
          >
            {preset === 0 ? text('No tip') : percent.format(preset / 100)}
          </Chip>
        ))}
      </div>
    </Section>
  );
}
