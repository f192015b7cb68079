import { useHost } from '@guest/shared';
import { stayOfUser, stayStateOf, type StayState } from '@guest/shared/contracts/stay/stay-rules';
import { useStore } from 'zustand';

/** Returns the state of the guest's stay on a business day, or null if the guest has not entered the dates. */
export function useStayState(today: string): StayState | null {
  const user = useStore(useHost().session, (state) => state.user);
  return stayStateOf(stayOfUser(user ?? {}), today);
}
