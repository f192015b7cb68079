import { useHost } from '@guest/shared';
import { withQuery } from '@guest/shared/routes/fill-in';
import { useNavigate } from '@guest/shared/router';
import { useText } from '../texts';
import type { Errand } from './errand';
import { likeFirst } from './like-first';
import { returnAddress } from './return-address';

/** Ends the way in: the guest is back where the errand began, with what belongs to it. */
export function useFinish(property: string) {
  const host = useHost();
  const text = useText();
  const navigate = useNavigate();

  return async (errand: Errand): Promise<void> => {
    const { signUp, session, layout, toast } = host;
    const isNew = signUp.getState().currentUser?.steps?.includes('code');
    await likeFirst(host, property, errand);
    signUp.getState().ended();
    const name = session.getState().user?.firstName;
    if (isNew && name) toast('success', text('Welcome, {name}', { name }));
    void navigate(withAppMode(returnAddress(property, errand), layout.getState().isAppMode), {
      replace: true,
    });
  };
}

function withAppMode(address: string, isAppMode: boolean): string {
  const { pathname, searchParams } = new URL(address, 'https://suite.invalid');
  if (isAppMode) searchParams.set('app', 'true');
  return withQuery(pathname, Object.fromEntries(searchParams));
}
