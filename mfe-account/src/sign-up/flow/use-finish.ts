import { useHost } from '@guest/shared';
import { untilItComes } from '@guest/shared/late-code/until-it-comes';
import { useNavigate } from '@guest/shared/router';
import { useText } from '../../texts';
import type { Errand } from './errand';

/** Completes the sign-up and returns the guest to where the pending action started. */
export function useFinish(property: string) {
  const host = useHost();
  const text = useText();
  const navigate = useNavigate();

  return async (errand: Errand): Promise<void> => {
    const { signUp, session, toast } = host;
    const isNew = signUp.getState().currentUser?.steps?.includes('code');
    // Only the last step needs this code.
    const { errandDone } = await untilItComes(() => import('./errand-done'));
    const address = await errandDone(host, property, errand);
    signUp.getState().ended();
    const name = session.getState().user?.firstName;
    if (isNew && name) toast('success', text('Welcome, {name}', { name }));
    void navigate(address, { replace: true });
  };
}
