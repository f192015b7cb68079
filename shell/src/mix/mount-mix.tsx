import { HostProvider, TextProvider, type Host } from '@guest/shared';
import { createRoot } from 'react-dom/client';
import { MixBadge } from './mix-badge';
import { loadMixTexts } from './mix-texts';

/** Beside the page, not in it: no page knows of it, and none can take it along. */
export async function mountMix(host: Host): Promise<void> {
  const texts = await loadMixTexts(host.lang);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <HostProvider host={host}>
      <TextProvider lang={host.lang} messages={texts}>
        <MixBadge />
      </TextProvider>
    </HostProvider>,
  );
}
