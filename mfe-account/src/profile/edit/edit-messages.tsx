import type { Profile } from '@guest/shared/contracts/guest/profile.contract';
import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { ProfileFieldForm } from './profile-field-form';
import { messagePreferences, messagePreferenceOf } from './message-preferences';
import { useAccountText } from '../texts/account-texts';

export function EditMessages({ user, onDone }: { user: Profile; onDone: () => void }) {
  const text = useAccountText();
  const chosen = (answer: string) => messagePreferences.find(({ value }) => value === answer)?.value;
  return (
    <ProfileFieldForm
      fields={(answers) => ({ allowMessages: chosen(answers.text('allowMessages')) })}
      onDone={onDone}
    >
      <RadioGroup
        name="allowMessages"
        label={text('Who can message you')}
        options={messagePreferences.map(({ value, name, line }) => ({
          value,
          name: text(name),
          line: text(line),
        }))}
        defaultValue={messagePreferenceOf(user)}
        required
      />
    </ProfileFieldForm>
  );
}
