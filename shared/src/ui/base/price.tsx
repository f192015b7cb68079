import { useHost } from '@guest/shared';
import type { Price as Money } from '../../contracts/core/values';
import { moneyText } from '../../format/money';

/** An amount formatted in the guest's language, isolated from the direction of the surrounding text. */
export function Price({ price }: { price: Money }) {
  const { lang } = useHost();
  return <bdi>{moneyText(price, lang)}</bdi>;
}
