import { useHost } from '@guest/shared';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { forgetCopies } from '@guest/shared/query-cache/forget-copies';
import { usePathParam } from '@guest/shared/page/path-param';
import { pathTo } from '@guest/shared/routes/routes';
import { useState } from 'react';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { readReportedAgain, withdrawReport, type ReportedSubject } from '../report/report-subject';

/** The actions that a guest can take on a post and on a comment alike. `onDone` closes the menu. */
export function useSubjectActions(onDone: () => void) {
  const text = useLazyText();
  const host = useHost();
  const property = usePathParam('property');
  const [isBusy, setBusy] = useState(false);

  return {
    isBusy,
    /** `hash` names a comment of the post. */
    async copyLink(postId: string, hash = ''): Promise<void> {
      const path = pathTo('property-discover-id', { property, id: postId }) + hash;
      const link = new URL(path, location.href).href;
      try {
        await navigator.clipboard.writeText(link);
        host.toast('success', text('Link copied'));
      } catch {
        // The browser does not let pages write to the clipboard.
        host.toast('error', link);
      }
      onDone();
    },
    async block(uuid: string): Promise<void> {
      setBusy(true);
      const outcome = await host.api.send(postingContract.blockGuest, { params: { property, uuid } });
      setBusy(false);
      onDone();
      if (!('data' in outcome)) return host.toast('error', outcome.error);
      host.toast(
        'success',
        text(
          "You'll no longer see this guest's posts and comments. To change this, open the community guidelines.",
        ),
      );
      void forgetCopies(uuid);
      await host.queries.invalidateQueries();
    },
    async takeReportBack(subject: ReportedSubject): Promise<void> {
      setBusy(true);
      const isWithdrawn = await withdrawReport(host, property, subject);
      setBusy(false);
      onDone();
      if (!isWithdrawn) return;
      host.toast('success', text('Report withdrawn.'));
      await readReportedAgain(host);
    },
  };
}
