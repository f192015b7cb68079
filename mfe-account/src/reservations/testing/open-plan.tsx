import { timelineContract, type Timeline } from '@guest/shared/contracts/timeline/timeline.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { createCallLog } from '../../testing/call-log';
import { knownGuest, openAccount } from '../../testing/open-account';
import { DayPlan } from '../day-plan/day-plan';

/** Opens the day plan of a guest. `answer` replaces the reply for the following reads. */
export async function openPlan(first: Timeline | Error, { isConnected = true } = {}) {
  let reply = first;
  const { api, calls } = createCallLog([[timelineContract.getTimeline, () => reply]]);
  const host = propertyHost([], { api });
  host.session.getState().signedIn({ token: 't', user: knownGuest().user, allowToPost: true });
  host.realtime.state.getState().connectionChanged({ connection: isConnected ? 'connected' : 'lost' });
  await openAccount(host, { 'property-reservations': DayPlan }, '/grand/reservations');
  return {
    host,
    reads: () => calls.length,
    answer: (next: Timeline | Error) => void (reply = next),
  };
}
