import { useHost } from '@guest/shared';
import { privacyContract } from '@guest/shared/contracts/guest/privacy.contract';
import { toLocalDateTime } from '@guest/shared/format/clock';
import { dateLabel } from '@guest/shared/format/day-label';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { Button } from '@guest/shared/ui/button/button';
import { Notice } from '@guest/shared/ui/state/notice';
import CalendarX from 'lucide/dist/esm/icons/calendar-x.mjs';
import { useState } from 'react';
import { useAccountText } from '../texts/account-texts';
import { useErasureChanged } from './use-erasure-changed';

/** Announces that the account will be deleted, and offers to cancel the deletion. */
export function ErasureNotice({ eraseAt }: { eraseAt: string }) {
  const text = useAccountText();
  const { api, lang, toast } = useHost();
  const property = usePathParam('property');
  const { timeZone } = useProperty();
  const changed = useErasureChanged();
  const [isBusy, setIsBusy] = useState(false);
  const date = dateLabel(toLocalDateTime(eraseAt, timeZone).slice(0, 10), lang);

  async function undoErasure() {
    setIsBusy(true);
    try {
      changed(await api.call(privacyContract.undoErasure, { params: { property } }));
      toast('success', text("We've kept your account."));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Notice
      tone="warning"
      icon={CalendarX}
      heading={text('Your account will be deleted on {date}', { date })}
      isAnnounced
      action={
        <Button look="primary" isBusy={isBusy} onClick={() => void undoErasure()}>
          {text('Keep account')}
        </Button>
      }
    >
      <p>{text('Until then, nothing is lost and you can change your mind.')}</p>
    </Notice>
  );
}
