import type { Host } from '@guest/shared';
import type { Router } from '@guest/shared/router';

/** The dependencies of the bridge to the native app on the page. */
export interface BridgeDeps {
  host: Host;
  router: Pick<Router, 'state' | 'subscribe' | 'navigate'>;
  /** Loads the guest's data after they were signed in. */
  onSignedIn: () => Promise<void>;
}
