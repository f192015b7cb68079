import { TextProvider, type Host } from '@guest/shared';
import { createRoot } from 'react-dom/client';
import { ReplacedPage } from './replaced-page';
import { loadReplacedTexts } from './replaced-texts';

/** Beside the page, not in it: no page knows of it, and none can take it along. */
export async function mountReplacedPage({ realtime, lang }: Pick<Host, 'realtime' | 'lang'>): Promise<void> {
  const texts = await loadReplacedTexts(lang);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <TextProvider lang={lang} messages={texts}>
      <ReplacedPage realtime={realtime} />
    </TextProvider>,
  );
}
