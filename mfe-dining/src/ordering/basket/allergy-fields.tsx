import { useHost } from '@guest/shared';
import type { Allergen } from '@guest/shared/contracts/menu/menu.schema';
import { orderContract } from '@guest/shared/contracts/order/order.contract';
import { MAX_ORDER_NOTE_LENGTH } from '@guest/shared/contracts/menu/limits';
import { allergenTexts } from '@guest/shared/menus/allergen-texts';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { Button } from '@guest/shared/ui/button/button';
import { Chip } from '@guest/shared/ui/section/chips';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { Section } from '@guest/shared/ui/section/section';
import { usePathParam } from '@guest/shared/page/path-param';
import type { Basket } from '../../basket/basket';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from '../parts/order.module.css';

const ALL_ALLERGENS = Object.keys(allergenTexts) as Allergen[];

/** Asks for allergies of the party, for this order or for all orders. */
export function AllergyFields(props: {
  basket: Basket;
  onChange: (change: (basket: Basket) => Basket) => void;
}) {
  const { basket, onChange } = props;
  const text = useOrderText();
  const { saved, save } = useSavedAllergies();
  const orderAllergies = basket.allergies ?? [];
  const isOn = (code: Allergen) => saved.includes(code) || orderAllergies.includes(code);
  const isUnsaved = orderAllergies.some((code) => !saved.includes(code));

  function toggle(code: Allergen) {
    if (saved.includes(code)) save?.(saved.filter((one) => one !== code));
    const next = isOn(code) ? orderAllergies.filter((one) => one !== code) : [...orderAllergies, code];
    onChange(({ allergies: _, ...now }) => (next.length > 0 ? { ...now, allergies: next } : now));
  }
  return (
    <Section heading={text('Allergies')}>
      <div className={styles.fields}>
        <p className={styles.muted}>
          {text(
            "The kitchen sees these with your order, and we'll ask you before you order anything that contains them.",
          )}
        </p>
        <div role="group" aria-label={text('Allergies')} className={styles.buttons}>
          {ALL_ALLERGENS.map((code) => (
            <Chip key={code} isOn={isOn(code)} onTap={() => toggle(code)}>
              {text(allergenTexts[code])}
            </Chip>
          ))}
        </div>
        {save && isUnsaved && (
          <Button onClick={() => save([...new Set([...saved, ...orderAllergies])])}>
            {text('Remember for future orders')}
          </Button>
        )}
        <TextArea
          name="allergyNote"
          label={text('Anything else we should leave out?')}
          note={text('optional')}
          rows={2}
          maxLength={MAX_ORDER_NOTE_LENGTH}
          value={basket.allergyNote ?? ''}
          onChange={({ target: { value } }) =>
            onChange(({ allergyNote: _, ...now }) => (value === '' ? now : { ...now, allergyNote: value }))
          }
        />
      </div>
    </Section>
  );
}

/** Returns the allergies saved in the guest's profile. An anonymous visitor has none and cannot save any. */
function useSavedAllergies() {
  const text = useOrderText();
  const host = useHost();
  const property = usePathParam('property');
  const isAnonymous = useIsAnonymous();
  const query = readQuery(host, orderContract.getOrderPreferences, { params: { property } });
  const read = useQuery({ ...query, enabled: !isAnonymous });
  const save = async (allergies: Allergen[]): Promise<void> => {
    try {
      const saved = await host.api.call(orderContract.saveOrderPreferences, {
        params: { property },
        body: { allergies },
        isToastSuppressed: true,
      });
      host.queries.setQueryData(query.queryKey, saved);
    } catch {
      host.toast('error', text("We couldn't save this. Please try again."));
    }
  };
  return {
    saved: read.data?.allergies ?? [],
    save: read.data ? (allergies: Allergen[]) => void save(allergies) : undefined,
  };
}
