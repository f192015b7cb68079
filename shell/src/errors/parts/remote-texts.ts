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

/**
 * Returns the text that names a remote that is unavailable: the page it provides, or "This page" for a remote
 * without a text.
 */
export const partText = (owner: Owner): TextKey => (owner !== 'shell' && remoteTexts[owner]) || 'This page';
