import { HostProvider, type Host } from '@guest/shared';
import { createRoot } from 'react-dom/client';
import { MixBadge } from './mix-badge';

/** Beside the page, not in it: no page knows of it, and none can take it along. */
export function mountMix(host: Host): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <HostProvider host={host}>
      <MixBadge />
    </HostProvider>,
  );
}
