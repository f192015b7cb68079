import { useHost } from '@guest/shared';
import { useNavigate, useSearchParams } from '@guest/shared/router';
import { safeInternalPath } from '@guest/shared/routes/safe-internal-path';
import { MessageState } from '@guest/shared/ui/message-state';
import Eraser from 'lucide/dist/esm/icons/eraser.mjs';
import { useEffect } from 'react';
import { clearDevice } from './clear-device';
import { useSystemText } from './system-texts';

/** Clears the guest's local state, then goes to `goBack`. With `everything=true` nothing at all is left. */
export function ClearPage() {
  const text = useSystemText();
  const host = useHost();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const goBack = safeInternalPath(search.get('goBack'), '/');
  const isEverything = search.get('everything') === 'true';

  useEffect(() => {
    const go = () => navigate(goBack, { replace: true });
    clearDevice(host, { isEverything }).catch(reportError).then(go, reportError);
  }, [goBack, host, isEverything, navigate]);
  return (
    <MessageState icon={Eraser} level={1} heading={text('One moment')}>
      <p role="status">{text('This device is being cleared.')}</p>
    </MessageState>
  );
}
