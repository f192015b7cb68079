import type { DeskConnection } from '../connection/desk-connection';

/** The people at the desk: while one of them is there, the program leaves the guests to them. */
export function watchColleagues(desk: DeskConnection, self: string) {
  let present = new Set<string>();
  const listeners: (() => void)[] = [];

  desk.hear('staffsJoinedExternal', ({ staff }) => {
    for (const { _id } of staff) if (_id !== self) present.add(_id);
  });
  desk.hear('staffsIdLeftExternal', ({ staffsId }) => {
    const were = present.size;
    for (const id of staffsId) present.delete(id);
    if (were > 0 && present.size === 0) listeners.forEach((listen) => listen());
  });

  return {
    arePresent: () => present.size > 0,

    async look(): Promise<void> {
      const staff = await desk.ask('getStaffsExternal', {});
      present = new Set(staff.map(({ _id }) => _id).filter((id) => id !== self));
    },

    whenGone: (listen: () => void) => void listeners.push(listen),
  };
}
