import type { Profile } from '@guest/shared/contracts/guest/profile.contract';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useAccountText } from '../texts/account-texts';
import { ProfileFieldForm } from './profile-field-form';

export function EditName({ user, onDone }: { user: Profile; onDone: () => void }) {
  const text = useAccountText();
  return (
    <ProfileFieldForm
      fields={(answers) => ({ firstName: answers.text('firstName'), lastName: answers.text('lastName') })}
      onDone={onDone}
    >
      <TextField
        kind="name"
        name="firstName"
        autoComplete="given-name"
        label={text('First name')}
        missing={text('Enter your first name.')}
        required
        maxLength={100}
        defaultValue={user.firstName}
      />
      <TextField
        kind="name"
        name="lastName"
        autoComplete="family-name"
        label={text('Last name')}
        note={text('optional')}
        maxLength={100}
        defaultValue={user.lastName}
      />
    </ProfileFieldForm>
  );
}
