import type { Host } from '@guest/shared';
import { withQuery } from '@guest/shared/routes/fill-in';
import type { Errand } from './errand';
import { likeFirst } from './like-first';
import { returnAddress } from './return-address';

/** Completes the pending action if possible and returns the address to open next. */
export async function errandDone(host: Host, property: string, errand: Errand): Promise<string> {
  // A guest who went through no step has only followed a link, and a link must not act in their name.
  if (host.signUp.getState().currentUser?.steps) await likeFirst(host, property, errand);
  const { pathname, searchParams } = new URL(returnAddress(property, errand), 'https://suite.invalid');
  if (host.layout.getState().isAppMode) searchParams.set('app', 'true');
  return withQuery(pathname, Object.fromEntries(searchParams));
}
