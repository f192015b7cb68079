import type { Profile } from '@guest/shared/contracts/guest/profile.contract';
import { OneOf } from '@guest/shared/ui/form/field/one-of';
import { FactForm } from './fact-form';
import { messagesWanted, wantedOf } from './messages-wanted';
import { useOwnText } from '../texts/own-texts';

export function EditMessages({ user, onDone }: { user: Profile; onDone: () => void }) {
  const text = useOwnText();
  const chosen = (answer: string) => messagesWanted.find(({ value }) => value === answer)?.value;
  return (
    <FactForm facts={(answers) => ({ allowMessages: chosen(answers.text('allowMessages')) })} onDone={onDone}>
      <OneOf
        name="allowMessages"
        label={text('Who can message you')}
        options={messagesWanted.map(({ value, name, line }) => ({
          value,
          name: text(name),
          line: text(line),
        }))}
        defaultValue={wantedOf(user)}
        required
      />
    </FactForm>
  );
}
