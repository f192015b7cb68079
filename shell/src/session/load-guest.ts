import { restoreWaiting } from '@guest/shared/choices/restore-waiting';
import { retryImport } from '@guest/shared/lazy/retry-import';
import type { PropertyEntry } from './enter-property';

/** Restores the session once the first view is interactive. An anonymous visitor needs no further work. */
export async function loadGuest(page: PropertyEntry): Promise<void> {
  const { session, signUp, queries } = page.host;
  const belongTo = restoreWaiting(queries);
  await Promise.all([session.persist.rehydrate(), signUp.persist.rehydrate()]);
  const { token, user } = session.getState();
  belongTo(token === null ? undefined : user?.guest_uuid);
  if (token === null) return;
  const { enterProperty } = await retryImport(
    () => import(/* webpackChunkName: "late" */ './enter-property'),
  );
  await enterProperty(page);
}
