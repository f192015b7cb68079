import { TextProvider, useHost } from '@guest/shared';
import {
  announcementContract,
  type Announcement,
} from '@guest/shared/contracts/announcement/announcement.contract';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { readQuery } from '@guest/shared/reads/read-query';
import { Button } from '@guest/shared/ui/button/button';
import { useState, type ComponentType } from 'react';
import { loadGotItTexts, useGotItText } from './got-it-texts';

interface GotItProps {
  property: string;
  announcement: Announcement;
}

/** Loads the button together with its texts, which nothing else on the home page needs. */
export async function loadGotIt(lang: Lang): Promise<ComponentType<GotItProps>> {
  const messages = await loadGotItTexts(lang);
  return (props) => (
    <TextProvider lang={lang} messages={messages}>
      <GotIt {...props} />
    </TextProvider>
  );
}

/** Acknowledges a warning, which hides the warning on all devices of the guest. */
function GotIt({ property, announcement: { announcementId, title } }: GotItProps) {
  const text = useGotItText();
  const host = useHost();
  const [isBusy, setBusy] = useState(false);

  async function acknowledge() {
    setBusy(true);
    try {
      const told = await host.realtime.ask('acknowledgeAnnouncement', { announcementId });
      const { queryKey } = readQuery(host, announcementContract.listAnnouncements, { params: { property } });
      host.queries.setQueryData<{ items: Announcement[] }>(
        queryKey,
        (known) =>
          known && { items: known.items.map((it) => (it.announcementId === announcementId ? told : it)) },
      );
    } catch {
      host.toast('error', text("We couldn't send this. Please try again."));
      setBusy(false);
    }
  }

  return (
    <Button isBusy={isBusy} aria-label={`${text('Got it')}: ${title}`} onClick={() => void acknowledge()}>
      {text('Got it')}
    </Button>
  );
}
