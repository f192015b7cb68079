import type { Profile } from '@guest/shared/contracts/guest/profile.contract';
import type { OwnTextKey } from '../texts/own-texts';

type Wanted = NonNullable<Profile['allowMessages']>;

/** The options for messages from other guests. Without a choice each sender needs to be accepted. */
export const messagesWanted: readonly { value: Wanted; name: OwnTextKey; line: OwnTextKey }[] = [
  { value: 'everyone', name: 'From everyone', line: 'Every guest of this hotel may write to me.' },
  {
    value: 'requests',
    name: 'When I accept',
    line: 'They may say one thing, and I decide whether to answer.',
  },
  { value: 'nobody', name: 'From nobody', line: 'Only who is in a group with me may write.' },
];

export const wantedOf = (user: Profile): Wanted => user.allowMessages ?? 'requests';
