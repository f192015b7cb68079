import type { Host } from '@guest/shared';
import { withQuery } from '@guest/shared/routes/fill-in';
import type { Errand } from './errand';
import { likeFirst } from './like-first';
import { returnAddress } from './return-address';

/** Does what can be done at once, and answers where the guest goes on. */
export async function errandDone(host: Host, property: string, errand: Errand): Promise<string> {
  // A guest who was asked nothing on the way has only followed a link, and a link must not act for them.
  if (host.signUp.getState().currentUser?.steps) await likeFirst(host, property, errand);
  const { pathname, searchParams } = new URL(returnAddress(property, errand), 'https://suite.invalid');
  if (host.layout.getState().isAppMode) searchParams.set('app', 'true');
  return withQuery(pathname, Object.fromEntries(searchParams));
}
