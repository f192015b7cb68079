import { useHost } from '@guest/shared';
import { useNavigate, useSearchParams } from '@guest/shared/router';
import { safeInternalPath } from '@guest/shared/routes/safe-internal-path';
import { useEffect } from 'react';
import { PageSkeleton } from '../layout/page-skeleton';
import { clearDevice } from './clear-device';

/** Clears the guest's local state, then goes to `goBack`. */
export function ClearPage() {
  const host = useHost();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const goBack = safeInternalPath(search.get('goBack'), '/');

  useEffect(() => {
    void clearDevice(host).then(() => navigate(goBack, { replace: true }));
  }, [goBack, host, navigate]);
  return <PageSkeleton />;
}
