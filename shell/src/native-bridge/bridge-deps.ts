import type { Host } from '@guest/shared';
import type { Router } from '@guest/shared/router';

/** What the bridge to the native app needs of the page. */
export interface BridgeDeps {
  host: Host;
  router: Pick<Router, 'state' | 'subscribe' | 'navigate'>;
  /** Loads the guest's data after they were signed in. */
  onSignedIn: () => Promise<void>;
}
