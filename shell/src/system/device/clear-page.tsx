import { useHost } from '@guest/shared';
import { useNavigate, useSearchParams } from '@guest/shared/router';
import { safeInternalPath } from '@guest/shared/routes/safe-internal-path';
import { MessageState } from '@guest/shared/ui/state/message-state';
import Eraser from 'lucide/dist/esm/icons/eraser.mjs';
import { useEffect } from 'react';
import { clearDevice } from './clear-device';
import { SESSION_ENDED_TEXT, notifyOtherTabs } from '../../session/session-ended';
import { useSystemText } from '../../system-texts/system-texts';

/**
 * Removes the guest's local data, then navigates to `goBack`. With `everything=true` all data is removed;
 * otherwise a notice says that the session has ended, because most guests have not requested this page
 * themselves.
 */
export function ClearPage() {
  const text = useSystemText();
  const host = useHost();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const goBack = safeInternalPath(search.get('goBack'), '/');
  const isEverything = search.get('everything') === 'true';

  const ended = text(SESSION_ENDED_TEXT);

  useEffect(() => {
    const guest = isEverything ? null : host.session.getState().user;
    const go = () => {
      if (guest) host.toast('error', ended);
      return navigate(goBack, { replace: true });
    };
    if (guest) notifyOtherTabs(guest.id);
    clearDevice(host, { isEverything }).catch(reportError).then(go, reportError);
  }, [ended, goBack, host, isEverything, navigate]);
  return (
    <MessageState icon={Eraser} level={1} heading={text('One moment')}>
      <p role="status">{text('Clearing this device.')}</p>
    </MessageState>
  );
}
