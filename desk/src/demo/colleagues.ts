import type { Staff } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { DeskConnection } from '../connection/desk-connection';

/** The departments whose staff answer guests in the chat; the others handle requests. */
const GUEST_DEPARTMENTS = ['frontdesk', 'concierge'];

/** Watches which staff are present: while one of them is, the program leaves their work to them. */
export function watchColleagues(desk: DeskConnection, self: string) {
  const departments = new Map<string, string>();
  const listeners: (() => void)[] = [];

  function addStaff(staff: Staff[]): void {
    for (const { _id, department = '' } of staff) if (_id !== self) departments.set(_id, department);
  }

  desk.on('staffsJoinedExternal', ({ staff }) => addStaff(staff));
  desk.on('staffsIdLeftExternal', ({ staffsId }) => {
    const gone = staffsId.filter((id) => departments.delete(id));
    if (gone.length > 0) listeners.forEach((listen) => listen());
  });

  return {
    arePresent: () => departments.size > 0,
    areAnsweringGuests: () => [...departments.values()].some((one) => GUEST_DEPARTMENTS.includes(one)),

    async load(): Promise<void> {
      const staff = await desk.request('getStaffsExternal', {});
      departments.clear();
      addStaff(staff);
    },

    onLeave: (listen: () => void) => void listeners.push(listen),
  };
}
