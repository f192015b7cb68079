import { SHARED_OUTCOMES } from '@guest/shared/contracts/share/shared-photos';
import type { Router } from '@guest/shared/router';
import { matchRoute } from '@guest/shared/routes/match-route';
import { propertyInPath } from '@guest/shared/routes/property-in-path';
import { findUnanswered } from '@guest/shared/share-target/shared-photos';
import { tabStorage } from '@guest/shared/storage/tab-storage';
import { sharedOffer } from './shared-offer.store';

/** The key under which the tab remembers that the question for this property was asked. */
const nameOf = (property: string) => `asked-shared ${property}`;

/**
 * Asks where the photos that another app has shared belong, and asks again at a later visit if the guest has not
 * answered. Going back or reloading does not ask again. If the photos have expired, the guest is told so.
 */
export function followShared({ state, navigate }: Pick<Router, 'state' | 'navigate'>): void {
  const { pathname, search, hash } = state.location;
  const query = new URLSearchParams(search);
  const outcome = SHARED_OUTCOMES.find((one) => one === query.get('shared'));
  const property = propertyInPath(pathname);
  if (property === undefined) return;
  if (!outcome) return void askAgain(pathname, property).catch(() => {});
  tabStorage.setItem(nameOf(property), '1');
  sharedOffer.getState().arrived({ property, outcome });
  query.delete('shared');
  void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true });
}

async function askAgain(pathname: string, property: string): Promise<void> {
  // The question appears on the home page only.
  if (matchRoute(pathname)?.name !== 'property' || tabStorage.getItem(nameOf(property)) !== null) return;
  const found = await findUnanswered(property);
  if (!found) return;
  tabStorage.setItem(nameOf(property), '1');
  sharedOffer.getState().arrived({ property, outcome: found === 'waiting' ? 'taken' : 'expired' });
}
