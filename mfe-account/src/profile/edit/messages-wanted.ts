import type { Profile } from '@guest/shared/contracts/guest/profile.contract';
import type { OwnTextKey } from '../texts/own-texts';

type Wanted = NonNullable<Profile['allowMessages']>;

/** The options for messages from other guests. Without a choice each sender needs to be accepted. */
export const messagesWanted: readonly { value: Wanted; name: OwnTextKey; line: OwnTextKey }[] = [
  { value: 'everyone', name: 'Everyone', line: 'Any guest at this hotel can message you.' },
  {
    value: 'requests',
    name: 'With your approval',
    line: 'They can send one message. You decide whether to reply.',
  },
  { value: 'nobody', name: 'Nobody', line: 'Only people in a group with you can message you.' },
];

export const wantedOf = (user: Profile): Wanted => user.allowMessages ?? 'requests';
