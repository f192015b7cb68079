import { untilItComes } from '@guest/shared/late-code/until-it-comes';
import type { ArrivalAt } from './settle-guest';

/** Restores the session once the first view is interactive. An anonymous visitor needs no further work. */
export async function meetTheGuest(page: ArrivalAt): Promise<void> {
  const { session, signUp } = page.host;
  await Promise.all([session.persist.rehydrate(), signUp.persist.rehydrate()]);
  if (session.getState().token === null) return;
  const { settleGuest } = await untilItComes(() => import(/* webpackChunkName: "late" */ './settle-guest'));
  await settleGuest(page);
}
