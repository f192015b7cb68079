import { HostProvider, type Host } from '@guest/shared';
import { createRoot } from 'react-dom/client';
import { MixBadge } from './mix-badge';
import { createPageEventsStore } from './page-events.store';

/** Mounted next to the page, so that the badge is independent of every page and survives their failures. */
export function mountMix(host: Host): void {
  const events = createPageEventsStore(host);
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <HostProvider host={host}>
      <MixBadge events={events} />
    </HostProvider>,
  );
}
