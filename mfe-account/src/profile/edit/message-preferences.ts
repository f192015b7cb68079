import type { Profile } from '@guest/shared/contracts/guest/profile.contract';
import type { AccountTextKey } from '../texts/account-texts';

type MessagePreference = NonNullable<Profile['allowMessages']>;

/** The options for messages from other guests. Without a choice each sender needs to be accepted. */
export const messagePreferences: readonly {
  value: MessagePreference;
  name: AccountTextKey;
  line: AccountTextKey;
}[] = [
  { value: 'everyone', name: 'Everyone', line: 'Any guest at this hotel can message you.' },
  {
    value: 'requests',
    name: 'With your approval',
    line: 'They can send one message. You decide whether to reply.',
  },
  { value: 'nobody', name: 'Nobody', line: 'Only people in a group with you can message you.' },
];

export const messagePreferenceOf = (user: Profile): MessagePreference => user.allowMessages ?? 'requests';
