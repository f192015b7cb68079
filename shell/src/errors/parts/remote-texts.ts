import type { RemoteName } from '@guest/shared/routes/remotes';
import type { Owner } from '@guest/shared/routes/routes';
import type { TextKey } from '../../texts';

const remoteTexts: { readonly [Name in RemoteName]?: TextKey } = {
  chat: 'Chat',
  discover: 'Share',
  dining: 'Eat & drink',
  activities: 'Activities',
  account: 'Your account',
};

/** A part that is not here is spoken of as the page it has; a remote that is new to the suite, as a page. */
export const partText = (owner: Owner): TextKey => (owner !== 'shell' && remoteTexts[owner]) || 'This page';
