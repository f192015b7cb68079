import { useHost } from '@guest/shared';
import type { ContactField } from '@guest/shared/contracts/activity/activity-booking-status';
import { Card } from '@guest/shared/ui/card/card';
import { Checkbox } from '@guest/shared/ui/form/field/checkbox';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useStore } from 'zustand';
import { useLazyText, type LazyTextKey } from '../../lazy-texts/lazy-texts';
import type { BookingFlow } from '../model/use-booking-flow';
import { CompanionFields } from './companion-fields';
import styles from '../parts/parts.module.css';

const MAX_NOTE_LENGTH = 300;
const MAX_ANSWER_LENGTH = 200;

const contactTexts: Record<
  Exclude<ContactField, 'firstName'>,
  { label: LazyTextKey; autoComplete: string }
> = {
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  email: { label: 'Email address', autoComplete: 'email' },
  phone: { label: 'Phone', autoComplete: 'tel' },
};
const kinds = { lastName: 'name', email: 'email', phone: 'phone' } as const;

/** The fields of the details. An error of the server is shown at its field when the guest comes back. */
export function DetailFields({ flow }: { flow: BookingFlow }) {
  const text = useLazyText();
  const { bookable, changed, draft, bookingError } = flow;
  const { contactFields = [], questions = [], waiver } = bookable;
  const profileName = useStore(useHost().session, ({ user }) => user?.firstName ?? '');
  const errorOf = (name: string) => {
    const error = bookingError?.fields.find(({ field }) => field === name)?.error;
    return error === undefined ? {} : { error };
  };
  const common = (name: string) => ({ name, defaultValue: draft.details[name] ?? '', ...errorOf(name) });
  return (
    <>
      <TextField
        {...common('contact.firstName')}
        kind="name"
        autoComplete="given-name"
        label={text('First name')}
        missing={text('Enter your first name.')}
        required
        maxLength={100}
        defaultValue={draft.details['contact.firstName'] ?? profileName}
      />
      {contactFields.map((field) => {
        if (field === 'firstName') return null;
        const name = `contact.${field}`;
        const { label, autoComplete } = contactTexts[field];
        return (
          <TextField
            key={name}
            {...common(name)}
            kind={kinds[field]}
            autoComplete={autoComplete}
            label={text(label)}
            help={text('Leave it empty to use the one in your profile.')}
            maxLength={200}
          />
        );
      })}
      {questions.map(({ key, label, required }) => (
        <TextField
          key={key}
          {...common(`answers.${key}`)}
          label={label}
          {...(!required && { note: text('optional') })}
          missing={text('Please answer this question.')}
          required={required}
          maxLength={MAX_ANSWER_LENGTH}
        />
      ))}
      <CompanionFields flow={flow} />
      <TextArea
        {...common('note')}
        label={text('Anything else?')}
        note={text('optional')}
        maxLength={MAX_NOTE_LENGTH}
      />
      {waiver && !changed && (
        <Card>
          <div className={styles.step}>
            <h3>{text('Safety note')}</h3>
            <p dir="auto">{waiver.text}</p>
            <Checkbox
              name="waiver"
              label={text('I have read this and agree')}
              missing={text('Please read and accept the safety note.')}
              required
              defaultChecked={draft.waiver === waiver.version}
              {...errorOf('waiver')}
            />
          </div>
        </Card>
      )}
    </>
  );
}
