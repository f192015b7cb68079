import { useHost } from '@guest/shared';
import { retryImport } from '@guest/shared/lazy/retry-import';
import { useNavigate } from '@guest/shared/router';
import { useText } from '../../texts';
import type { PendingAction } from './pending-action';

/** Completes the sign-up and returns the guest to where the pending action started. */
export function useFinish(property: string) {
  const host = useHost();
  const text = useText();
  const navigate = useNavigate();

  return async (pendingAction: PendingAction): Promise<void> => {
    const { signUp, session, toast } = host;
    const isNew = signUp.getState().currentUser?.steps?.includes('code');
    // Only the last step needs this code.
    const { resumeAction } = await retryImport(
      () => import(/* webpackChunkName: "part-resume" */ './resume-action'),
    );
    const address = await resumeAction(host, property, pendingAction);
    signUp.getState().ended();
    const name = session.getState().user?.firstName;
    if (isNew && name) toast('success', text('Welcome, {name}', { name }));
    void navigate(address, { replace: true });
  };
}
