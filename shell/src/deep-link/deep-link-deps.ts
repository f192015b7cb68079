import type { Host } from '@guest/shared';
import type { Router } from '@guest/shared/router';

/** What deep links need of the page. */
export interface DeepLinkDeps {
  host: Host;
  router: Pick<Router, 'state' | 'subscribe'>;
  /** Whether the guest would lose something that they have typed and not sent. */
  hasUnsentInput: () => boolean;
}
