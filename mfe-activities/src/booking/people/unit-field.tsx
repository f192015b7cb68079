import { useHost } from '@guest/shared';
import type { BookableActivity } from '@guest/shared/contracts/activity/activity.contract';
import { asksAge, type PartyProblem } from '@guest/shared/contracts/activity/party-rules';
import { moneyText } from '@guest/shared/format/money';
import { Card } from '@guest/shared/ui/card/card';
import { Stepper } from '@guest/shared/ui/form/field/stepper';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useAgeRange } from '../../format/use-age-range';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { unitPriceOf, type BookingFlow } from '../model/use-booking-flow';
import { firstMemberOf } from './party-check';
import styles from './people.module.css';
import { useProblemText } from './use-problem-text';

/** Asks for the quantity of a unit, and for ages if the unit has an age limit. */
export function UnitField(props: {
  unit: BookableActivity['units'][number];
  flow: BookingFlow;
  problems: PartyProblem[];
}) {
  const { unit, flow, problems } = props;
  const { bookable, draft, changeDraft, session } = flow;
  const { unitId, name, maxQuantity = bookable.maxUnits } = unit;
  const text = useLazyText();
  const { lang } = useHost();
  const ageOf = useAgeRange();
  const problemText = useProblemText(bookable);
  const quantity = draft.units[unitId] ?? 0;
  const price = unitPriceOf(unit, session);
  const first = firstMemberOf(draft, bookable, unitId);
  const ages = draft.ages[unitId] ?? [];
  const help = [price.amount > 0 ? moneyText(price, lang) : text('Free'), !/\d/.test(name) && ageOf(unit)];

  function changeAge(index: number, age: string): void {
    const ofUnit = Array.from({ length: quantity }, (_, at) => (at === index ? age : (ages[at] ?? '')));
    changeDraft({ ages: { ...draft.ages, [unitId]: ofUnit } });
  }
  return (
    <Card>
      <div className={styles.unit}>
        <Stepper
          name={unitId}
          label={name}
          help={help.filter(Boolean).join(' · ')}
          fewer={text('One less: {unit}', { unit: name })}
          more={text('One more: {unit}', { unit: name })}
          max={Math.min(maxQuantity, bookable.maxUnits)}
          defaultValue={quantity}
          onChoose={(value) => changeDraft({ units: { ...draft.units, [unitId]: value } })}
        />
        {asksAge(unit) && quantity > 0 && (
          <div className={styles.ages}>
            {Array.from({ length: quantity }, (_, index) => {
              const problem = problems.find((it) => 'index' in it && it.index === first + index);
              return (
                <TextField
                  key={index}
                  kind="number"
                  name={`${unitId}.${index}`}
                  label={text('Age {n}', { n: index + 1 })}
                  aria-label={text('{unit}: age {n}', { unit: name, n: index + 1 })}
                  maxLength={3}
                  autoComplete="off"
                  value={ages[index] ?? ''}
                  onChange={({ target }) => changeAge(index, target.value)}
                  {...(problem && { error: problemText(problem) })}
                />
              );
            })}
          </div>
        )}
      </div>
    </Card>
  );
}
