import { useHost } from '@guest/shared';
import { useNavigate, useSearchParams } from '@guest/shared/router';
import { pathTo } from '@guest/shared/routes/routes';
import { safeInternalPath } from '@guest/shared/routes/safe-internal-path';
import { ErrorState } from '@guest/shared/ui/state/error-state';
import { MessageState } from '@guest/shared/ui/state/message-state';
import { buttonClass } from '@guest/shared/ui/button/button-class';
import { Link } from '@guest/shared/router';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import { useEffect, useState } from 'react';
import { withAppMode } from '../../layout/with-app-mode';
import { lastProperty } from '../../property/last-property';
import { syncDevice } from './sync-device';
import { useSystemText } from '../../system-texts/system-texts';

/** `/sync-app` updates this device, then continues to `goBack` or to the hotel that was visited last. */
export function SyncAppPage() {
  const text = useSystemText();
  const host = useHost();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const goBack = search.get('goBack');
  const [tries, setTries] = useState(1);
  const [failedTry, setFailedTry] = useState(0);

  useEffect(() => {
    let isLeft = false;
    const { isAppMode } = host.layout.getState();
    const goOn = (isOutOfDate: boolean) => {
      if (isLeft) return;
      const next = nextPath(goBack);
      // A newer build requires a full page load, of which the router does not know.
      if (isOutOfDate) location.replace(isAppMode ? withAppMode(next) : next);
      else void navigate(next, { replace: true });
    };
    syncDevice(host).then(goOn, () => isLeft || setFailedTry(tries));
    return () => void (isLeft = true);
  }, [goBack, host, navigate, tries]);

  if (failedTry === tries) {
    return (
      <ErrorState
        level={1}
        heading={text("Couldn't update the app")}
        retry={text('Try again')}
        onRetry={() => setTries(tries + 1)}
        action={
          <Link to={nextPath(goBack)} className={buttonClass({ look: 'secondary' })}>
            {text('Continue without updating')}
          </Link>
        }
      >
        <p>{text("We can't reach the hotel's server. Pages you've already opened still work.")}</p>
      </ErrorState>
    );
  }
  return (
    <MessageState icon={RefreshCw} level={1} heading={text('Updating the app')}>
      <p role="status">
        {text(
          "We're checking for a newer version. You'll stay signed in, and nothing you wrote will be lost.",
        )}
      </p>
    </MessageState>
  );
}

function nextPath(goBack: string | null): string {
  const property = lastProperty();
  return safeInternalPath(goBack, property ? pathTo('property', { property }) : pathTo('index', {}));
}
