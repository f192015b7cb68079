import type { Host } from '@guest/shared';
import { withQuery } from '@guest/shared/routes/fill-in';
import type { PendingAction } from './pending-action';
import { runPendingLike } from './run-pending-like';
import { returnAddress } from './return-address';

/** Completes the pending action if possible and returns the address to open next. */
export async function resumeAction(
  host: Host,
  property: string,
  pendingAction: PendingAction,
): Promise<string> {
  // A guest who went through no step has only followed a link, and a link must not act in their name.
  if (host.signUp.getState().currentUser?.steps) await runPendingLike(host, property, pendingAction);
  const { pathname, searchParams } = new URL(returnAddress(property, pendingAction), 'https://suite.invalid');
  if (host.layout.getState().isAppMode) searchParams.set('app', 'true');
  return withQuery(pathname, Object.fromEntries(searchParams));
}
