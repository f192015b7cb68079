import { useHost } from '@guest/shared';
import { localeOf } from '@guest/shared/contracts/core/locale';
import { SelectField } from '@guest/shared/ui/form/field/select-field';
import type { FormValues } from '@guest/shared/ui/form/form';
import { useState } from 'react';
import styles from './birthday-field.module.css';
import { useExtraText } from '../../extra-texts/extra-texts';

const twoDigits = (n: number) => String(n).padStart(2, '0');
const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);
/** A leap year, so that the 29th of February can be chosen. */
const LEAP_YEAR = 2028;
/** Returns the number of days in a month; without a month, of the longest one. */
const lengthOf = (month: string) =>
  month ? new Date(Date.UTC(LEAP_YEAR, Number(month), 0)).getUTCDate() : 31;
const daysOf = (month: string) => Array.from({ length: lengthOf(month) }, (_, i) => i + 1);

/** Asks for the day and the month of the birthday. The programme does not need the year, so it is not asked for. */
export function BirthdayField() {
  const text = useExtraText();
  const { lang } = useHost();
  // A day that the month does not have is no longer among the options, so the browser takes it back.
  const [month, setMonth] = useState('');
  const nameOf = (month: number) =>
    new Intl.DateTimeFormat(localeOf(lang), { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2026, month - 1),
    );
  const none = { value: '', name: '–' };
  return (
    <fieldset className={styles.birthday}>
      <legend>
        {text('Birthday')} ({text('optional')})
      </legend>
      <SelectField
        name="day"
        label={text('Day')}
        options={[none, ...daysOf(month).map((day) => ({ value: twoDigits(day), name: String(day) }))]}
      />
      <SelectField
        name="month"
        label={text('Month')}
        onChange={({ target }) => setMonth(target.value)}
        options={[none, ...MONTHS.map((month) => ({ value: twoDigits(month), name: nameOf(month) }))]}
      />
      <p className={styles.note}>{text('Day and month only, for a small surprise.')}</p>
    </fieldset>
  );
}

/** Returns `MM-DD`, or `undefined` unless both are chosen. */
export function birthdayIn(answers: FormValues): string | undefined {
  const [month, day] = [answers.optional('month'), answers.optional('day')];
  return month && day ? `${month}-${day}` : undefined;
}
