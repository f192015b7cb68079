import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { companionsOf } from '../model/companions';
import type { BookingFlow } from '../model/use-booking-flow';
import styles from '../parts/parts.module.css';

/** For larger parties the names are not asked for, because the form would be too long for an optional question. */
const MAX_FIELDS = 11;

/** Asks for the first names of the people who come with the guest; all of them may stay empty. */
export function CompanionFields({ flow }: { flow: BookingFlow }) {
  const text = useLazyText();
  const { bookable, draft, bookingError } = flow;
  const companions = companionsOf(draft, bookable.units);
  if (companions.length === 0 || companions.length > MAX_FIELDS) return null;
  return (
    <fieldset className={styles.companions}>
      <legend className={styles.legend}>{text('Who comes with you')}</legend>
      <p className={styles.muted}>{text('So the guide can greet them. Deleted 30 days later.')}</p>
      {companions.map(({ field, index, unitName }) => {
        const error = bookingError?.fields.find((one) => one.field === `unitItems.${index}.firstName`)?.error;
        return (
          <TextField
            key={field}
            name={field}
            kind="name"
            autoComplete="off"
            label={text('Person {n}: first name', { n: index + 1 })}
            note={text('optional')}
            help={unitName}
            maxLength={100}
            defaultValue={draft.details[field] ?? ''}
            {...(error !== undefined && { error })}
          />
        );
      })}
    </fieldset>
  );
}
