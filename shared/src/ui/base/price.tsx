import { useHost } from '@guest/shared';
import type { Price as Money } from '../../contracts/core/values';
import { moneyText } from '../../format/money';

/** An amount as the guest's language writes it, apart from the direction of the words around it. */
export function Price({ price }: { price: Money }) {
  const { lang } = useHost();
  return <bdi>{moneyText(price, lang)}</bdi>;
}
