import type { OrderProblem, PricedLine } from '@guest/shared/contracts/order/order.contract';
import { Button } from '@guest/shared/ui/button/button';
import { Stepper } from '@guest/shared/ui/form/field/stepper';
import { Price } from '@guest/shared/ui/base/price';
import type { Basket, BasketLine } from '../../basket/basket';
import { withoutLine, withQuantity } from '../../basket/basket-lines';
import { useOptimisticValue } from '../../storage/use-optimistic-value';
import { useOrderText } from '../../lazy-texts/order-texts';
import { LineAllergens, LineText } from '../quote/line-text';
import { ProblemNotice } from '../quote/problem-notice';
import styles from './basket-lines.module.css';

/** The maximum quantity of a line; the server enforces lower limits of the kitchen. */
const MAX_LINE_QUANTITY = 99;

/** Shows a basket line with its quantity, choices and price. */
export function BasketLineCard(props: {
  line: BasketLine;
  basket: Basket;
  /** The line as priced by the server; until it arrives the stored price is shown. */
  priced: PricedLine | undefined;
  problems: OrderProblem[];
  onChange: (change: (basket: Basket) => Basket) => void;
  /** Opens the choices of the line; without it they cannot be changed here. */
  onEdit?: () => void;
}) {
  const { line, basket, priced, problems, onChange, onEdit } = props;
  const { lineId, quantity } = line;
  const text = useOrderText();
  const optimistic = useOptimisticValue(quantity);
  const { currency, currencyPrecision } = basket;
  const name = priced?.name ?? line.name;
  const amount = (priced?.unitPrice ?? line.unitPrice) * quantity;
  return (
    <li className={styles.line}>
      <div className={styles.top}>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.words}>
            {priced && <LineText {...priced} />}
            {priced && <LineAllergens line={priced} />}
          </p>
        </div>
        <span className={styles.price}>
          <Price price={{ amount, currency, currencyPrecision }} />
        </span>
      </div>
      {problems.map((problem) => (
        <ProblemNotice
          key={problem.code}
          problem={problem}
          onTime={(requestedFor) => onChange((now) => ({ ...now, requestedFor }))}
        />
      ))}
      <Stepper
        key={optimistic.key}
        name={`quantity-${lineId}`}
        label={text('Quantity')}
        fewer={text('One less {name}', { name })}
        more={text('One more {name}', { name })}
        min={1}
        max={MAX_LINE_QUANTITY}
        defaultValue={quantity}
        onChoose={(next) => {
          optimistic.setValue(next);
          onChange((now) => withQuantity(now, lineId, next));
        }}
      />
      <div className={styles.buttons}>
        {/* A line that an older release added without a menu cannot be edited, only removed. */}
        {line.menu !== '' && onEdit && (
          <Button onClick={onEdit} aria-haspopup="dialog" aria-label={text('Change {name}', { name })}>
            {text('Change')}
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={text('Remove {name}', { name })}
          onClick={() => onChange((now) => withoutLine(now, lineId))}
        >
          {text('Remove')}
        </Button>
      </div>
    </li>
  );
}
