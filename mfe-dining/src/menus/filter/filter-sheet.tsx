import { Button } from '@guest/shared/ui/button/button';
import { Chip } from '@guest/shared/ui/section/chips';
import { Toggle } from '@guest/shared/ui/form/field/toggle';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { allergenTexts } from '@guest/shared/menus/allergen-texts';
import type { Allergen, MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import type { ReactNode } from 'react';
import { useOrderText, type OrderTextKey } from '../../lazy-texts/order-texts';
import { dietaryTexts } from '../item-facts/dietary-texts';
import styles from './filter-sheet.module.css';
import { isFiltering, NO_FILTER, filterResultOf, type MenuFilter } from './menu-filter';

/** The menu, its active filter and the function to change it. */
export interface MenuFilterProps {
  menu: MenuOverview;
  filter: MenuFilter;
  onFilter: (filter: MenuFilter) => void;
}

/** Selects the allergens and diets to filter by. Each tap applies at once to the menu behind the sheet. */
export function FilterSheet(props: MenuFilterProps & { isOpen: boolean; onClose: () => void }) {
  const { menu, filter, onFilter, isOpen, onClose } = props;
  const text = useOrderText();
  const count = menu.sections
    .flatMap(({ items }) => items)
    .filter((item) => filterResultOf(item, filter) === 'shown').length;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      heading={text('Allergens and diet')}
      close={text('Close')}
      foot={
        <div className={styles.foot}>
          <Button disabled={!isFiltering(filter)} onClick={() => onFilter(NO_FILTER)}>
            {text('Clear')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {text(
              '{count, plural, =0 {No items match your filters} one {Show # dish} other {Show # dishes}}',
              {
                count,
              },
            )}
          </Button>
        </div>
      }
    >
      <div className={styles.filter}>
        <FilterChips
          heading={text('Exclude items with')}
          texts={allergenTexts}
          chosen={filter.without}
          onChoose={(without) => onFilter({ ...filter, without })}
        />
        <Toggle
          label={text('Also hide items that may contain it')}
          help={text('Traces, where listed by the kitchen')}
          checked={filter.isStrict}
          onChange={(event) => onFilter({ ...filter, isStrict: event.target.checked })}
        />
        <FilterChips
          heading={text('Show only')}
          texts={dietaryTexts}
          chosen={filter.diets}
          onChoose={(diets) => onFilter({ ...filter, diets })}
        />
        <p className={styles.note}>
          {text('Listed by the kitchen. Please tell us about allergies before ordering.')}
        </p>
      </div>
    </Sheet>
  );
}

function FilterChips<Code extends Allergen | keyof typeof dietaryTexts>(props: {
  heading: ReactNode;
  texts: Record<Code, OrderTextKey>;
  chosen: readonly Code[];
  onChoose: (chosen: Code[]) => void;
}) {
  const { heading, texts, chosen, onChoose } = props;
  const text = useOrderText();
  // The cast is safe: the keys of the record are exactly of this type.
  const codes = Object.keys(texts) as Code[];
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{heading}</legend>
      <div className={styles.chips}>
        {codes.map((code) => (
          <Chip
            key={code}
            isOn={chosen.includes(code)}
            onTap={() => onChoose(codes.filter((it) => chosen.includes(it) !== (it === code)))}
          >
            {text(texts[code])}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
