import { useHost } from '@guest/shared';
import { maxPerModifier, type Modifier, type OpenGroup } from '@guest/shared/contracts/menu/selection';
import { moneyText } from '@guest/shared/format/money';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { useAllergenList } from '@guest/shared/menus/use-allergen-list';
import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { CheckboxGroup } from '@guest/shared/ui/form/field/checkbox-group';
import { useChoiceRule } from '../serving/use-choice-rule';
import { useOrderText } from '../../lazy-texts/order-texts';
import { StepperGroup } from './stepper-group';
import type { ItemOrder } from './use-item-order';

/** Renders a group as single choice, multiple choice or with a quantity per modifier. */
export function GroupChoice(props: { open: OpenGroup; order: NonNullable<ItemOrder>; menu: CurrencyOfMenu }) {
  const { open, order, menu } = props;
  const { group, choices } = open;
  const text = useOrderText();
  const ruleOf = useChoiceRule();
  const lineOf = useModifierLine(menu);
  const problem = order.problems.find(({ groupUuid }) => groupUuid === group.uuid);
  const { min, max, name } = group;
  const free =
    group.freeCount > 0 &&
    text('{count, plural, one {# free} other {# free}}', {
      count: group.freeCount,
    });
  const field = {
    name: group.uuid,
    label: name,
    note: [ruleOf(group), free].filter(Boolean).join(' · '),
    help: group.description,
    error:
      problem &&
      (problem.code === 'modifier_required'
        ? text('Choose {group}.', { group: name })
        : text('{group}: choose between {min} and {max}.', { group: name, min, max })),
  };
  const chosen = choices.map(({ modifier }) => modifier.uuid);
  const options = group.modifiers.map((modifier) => ({
    value: modifier.uuid,
    name: modifier.name,
    line: lineOf(modifier),
    // A selected choice can always be cleared.
    isDisabled:
      !chosen.includes(modifier.uuid) &&
      (!modifier.available || (group.display === 'checkbox' && chosen.length >= max)),
  }));
  const choose = (modifierUuid: string, quantity: number) => order.choose({ group, modifierUuid, quantity });

  if (group.display === 'stepper' && maxPerModifier(group) > 1) {
    return <StepperGroup open={open} field={field} lineOf={lineOf} onChoose={choose} />;
  }
  if (group.display === 'radio') {
    const none = { value: '', name: text('None of these') };
    return (
      <RadioGroup
        {...field}
        options={min === 0 ? [none, ...options] : options}
        defaultValue={chosen[0] ?? ''}
        required={min > 0}
        onChoose={(uuid) => (uuid === '' ? chosen.forEach((one) => choose(one, 0)) : choose(uuid, 1))}
      />
    );
  }
  return (
    <CheckboxGroup
      {...field}
      options={options}
      defaultValues={chosen}
      onChoose={(uuid, isOn) => choose(uuid, isOn ? 1 : 0)}
    />
  );
}

/** Returns a function that describes the surcharge and the allergens of a modifier. */
function useModifierLine({ currency, currencyPrecision }: CurrencyOfMenu) {
  const text = useOrderText();
  const { lang } = useHost();
  const listOf = useAllergenList();
  return ({ price, available, allergens, removesAllergens }: Modifier): string => {
    const change = moneyText({ amount: price, currency, currencyPrecision }, lang);
    const parts = [
      !available && text('unavailable'),
      price !== 0 && (price > 0 ? `+${change}` : change),
      allergens.length > 0 && text('adds {allergens}', { allergens: listOf(allergens) }),
      removesAllergens.length > 0 && text('leaves out {allergens}', { allergens: listOf(removesAllergens) }),
    ];
    return parts.filter(Boolean).join(' · ');
  };
}
