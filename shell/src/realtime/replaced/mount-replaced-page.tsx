import { TextProvider, type Host } from '@guest/shared';
import { createRoot } from 'react-dom/client';
import { ReplacedPage } from './replaced-page';
import { loadReplacedTexts } from './replaced-texts';

/** Mounted next to the page, so that it is independent of every page and survives their failures. */
export async function mountReplacedPage({ realtime, lang }: Pick<Host, 'realtime' | 'lang'>): Promise<void> {
  const texts = await loadReplacedTexts(lang);
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <TextProvider lang={lang} messages={texts}>
      <ReplacedPage realtime={realtime} />
    </TextProvider>,
  );
}
