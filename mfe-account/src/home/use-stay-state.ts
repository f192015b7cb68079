import { useHost } from '@guest/shared';
import { stayStateOf, type StayState } from '@guest/shared/contracts/stay/stay-rules';
import { useStore } from 'zustand';

/** Returns the state of the guest's stay on a business day, or null if the guest has not told the dates. */
export function useStayState(today: string): StayState | null {
  const { checkin = null, checkout = null } = useStore(useHost().session, ({ user }) => user) ?? {};
  return stayStateOf({ checkin, checkout }, today);
}
