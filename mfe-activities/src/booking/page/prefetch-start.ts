import type { Host } from '@guest/shared';
import { holdQuery } from '../model/use-hold';
import { JUST_READ_MS, sessionsQuery, type SessionsAddress } from '../model/use-sessions';

/** Reads what decides with which step a booking starts: the sessions and, for a guest, the places that they hold. */
export function prefetchStart(host: Host, address: SessionsAddress): void {
  const { property } = host.property.getState();
  if (!property) return;
  void host.queries.prefetchQuery(sessionsQuery(host, property, address));
  if (host.session.getState().token !== null)
    void host.queries.prefetchQuery({ ...holdQuery(host, address.property), staleTime: JUST_READ_MS });
}
