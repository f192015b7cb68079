import type { RemoteName } from '@guest/shared/routes/remotes';
import type { TextKey } from '../texts';

/** A remote that is not here is spoken of as the page it has. */
export const remoteTexts = {
  chat: 'Chat',
  discover: 'Share',
  dining: 'Eat & drink',
  activities: 'Activities',
  account: 'Your account',
} as const satisfies Record<RemoteName, TextKey>;
