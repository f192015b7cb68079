import { socketPushesOf } from '../core/socket-call';

export const checkOutPushes = socketPushesOf(
  () =>
    import(/* webpackChunkName: "socket-checks" */ './check-out-socket.schema').then(
      (it) => it.checkOutPushChecks,
    ),
  {
    stayEnded: 'To every guest of the reservation: the stay is over, and the device forgets it',
  },
);
