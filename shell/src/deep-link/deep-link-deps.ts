import type { Host } from '@guest/shared';
import type { Router } from '@guest/shared/router';

/** The dependencies of deep links on the page. */
export interface DeepLinkDeps {
  host: Host;
  router: Pick<Router, 'state' | 'subscribe'>;
  /** Whether the guest would lose something that they have typed and not sent. */
  hasUnsentInput: () => boolean;
}
