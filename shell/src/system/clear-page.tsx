import { useHost } from '@guest/shared';
import { useNavigate, useSearchParams } from '@guest/shared/router';
import { safeInternalPath } from '@guest/shared/routes/safe-internal-path';
import { useEffect } from 'react';
import { MessageState } from '@guest/shared/ui/message-state';
import Eraser from 'lucide-react/icons/eraser';
import { useText } from '../texts';
import { clearDevice } from './clear-device';

/** Clears the guest's local state, then goes to `goBack`. */
export function ClearPage() {
  const text = useText();
  const host = useHost();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const goBack = safeInternalPath(search.get('goBack'), '/');

  useEffect(() => {
    void clearDevice(host).then(() => navigate(goBack, { replace: true }));
  }, [goBack, host, navigate]);
  return (
    <MessageState icon={Eraser} level={1} heading={text('One moment')}>
      <p role="status">{text('This device is being cleared.')}</p>
    </MessageState>
  );
}
