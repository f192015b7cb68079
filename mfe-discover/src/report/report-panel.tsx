import { useHost } from '@guest/shared';
import type { ReportReason } from '@guest/shared/contracts/moderation/reasons';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import { Button } from '@guest/shared/ui/button/button';
import { PhoneLink } from '@guest/shared/ui/button/phone-link';
import { Notice } from '@guest/shared/ui/state/notice';
import Check from 'lucide/dist/esm/icons/check.mjs';
import Siren from 'lucide/dist/esm/icons/siren.mjs';
import { useState } from 'react';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { ReportForm } from './report-form';
import styles from './report-panel.module.css';
import { withdrawReport, type ReportedSubject } from './report-subject';

interface ReportPanelProps {
  subject: ReportedSubject;
  onClose: () => void;
}

/** The content of the sheet in which a guest reports a post or comment: the form, and what follows it. */
export function ReportPanel({ subject, onClose }: ReportPanelProps) {
  const [reason, setReason] = useState<ReportReason>();
  return reason ? (
    <Reported subject={subject} reason={reason} onClose={onClose} />
  ) : (
    <ReportForm subject={subject} onReported={setReason} />
  );
}

function Reported({ subject, reason, onClose }: ReportPanelProps & { reason: ReportReason }) {
  const text = useLazyText();
  const host = useHost();
  const property = usePathParam('property');
  const { emergencyPhone } = useProperty();
  const [isBusy, setBusy] = useState(false);

  async function undo() {
    setBusy(true);
    const isWithdrawn = await withdrawReport(host, property, subject);
    setBusy(false);
    if (!isWithdrawn) return;
    host.toast('success', text('Report withdrawn.'));
    onClose();
  }

  return (
    <div className={styles.reported}>
      {reason === 'self_harm' && (
        <Notice
          tone="danger"
          icon={Siren}
          heading={text('Is someone in danger right now?')}
          action={<PhoneLink phone={emergencyPhone} className={buttonClass({})} />}
        >
          {text('Please call this number now.')}
        </Notice>
      )}
      <Notice
        tone="positive"
        icon={Check}
        isAnnounced
        heading={text('Thank you. Reception will look into it.')}
      >
        {text("We've hidden it for you. You can still choose to see it.")}
      </Notice>
      <div className={styles.actions}>
        {/* The pressed button of the form is gone, so the focus moves on. */}
        <Button look="primary" autoFocus onClick={onClose}>
          {text('Close')}
        </Button>
        <Button isBusy={isBusy} onClick={() => void undo()}>
          {text('Undo')}
        </Button>
      </div>
    </div>
  );
}
