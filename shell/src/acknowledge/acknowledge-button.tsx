import { TextProvider, useHost } from '@guest/shared';
import {
  announcementContract,
  type Announcement,
} from '@guest/shared/contracts/announcement/announcement.contract';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { readQuery } from '@guest/shared/reads/read-query';
import { Button } from '@guest/shared/ui/button/button';
import { useState, type ComponentType } from 'react';
import { loadAcknowledgeTexts, useAcknowledgeText } from './acknowledge-texts';

interface AcknowledgeButtonProps {
  property: string;
  announcement: Announcement;
}

/** Loads the button together with its texts, which nothing else on the home page needs. */
export async function loadAcknowledgeButton(lang: Lang): Promise<ComponentType<AcknowledgeButtonProps>> {
  const messages = await loadAcknowledgeTexts(lang);
  return (props) => (
    <TextProvider lang={lang} messages={messages}>
      <AcknowledgeButton {...props} />
    </TextProvider>
  );
}

/** Acknowledges a warning, which hides the warning on all devices of the guest. */
function AcknowledgeButton({ property, announcement: { announcementId, title } }: AcknowledgeButtonProps) {
  const text = useAcknowledgeText();
  const host = useHost();
  const [isBusy, setBusy] = useState(false);

  async function acknowledge() {
    setBusy(true);
    try {
      const acknowledged = await host.realtime.ask('acknowledgeAnnouncement', { announcementId });
      const { queryKey } = readQuery(host, announcementContract.listAnnouncements, { params: { property } });
      host.queries.setQueryData<{ items: Announcement[] }>(
        queryKey,
        (known) =>
          known && {
            items: known.items.map((it) => (it.announcementId === announcementId ? acknowledged : it)),
          },
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
