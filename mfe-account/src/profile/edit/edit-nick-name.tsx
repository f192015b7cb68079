import type { Profile } from '@guest/shared/contracts/guest/profile.contract';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useAccountText } from '../texts/account-texts';
import { ProfileFieldForm } from './profile-field-form';

export function EditNickName({ user, onDone }: { user: Profile; onDone: () => void }) {
  const text = useAccountText();
  return (
    <ProfileFieldForm fields={(answers) => ({ nickName: answers.text('nickName') })} onDone={onDone}>
      <TextField
        name="nickName"
        autoComplete="nickname"
        label={text('Nickname')}
        note={text('optional')}
        help={text('What other guests see when you share something.')}
        maxLength={60}
        defaultValue={user.nickName}
      />
    </ProfileFieldForm>
  );
}
