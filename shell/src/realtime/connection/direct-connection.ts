import { createPushCheck } from '../socket/check-pushes';
import type { Connection, ConnectionOptions } from './connection';

/** Opens a connection for this tab only. */
export function createDirectConnection({ realtime, open }: ConnectionOptions): Connection {
  const { getState } = realtime.state;
  const connect = () =>
    open({
      changed: getState().connectionChanged,
      pushed: createPushCheck({
        pushed: realtime.pushed,
        dropped: () => getState().connectionChanged({ dropped: getState().dropped + 1 }),
      }),
    });
  let socket = connect();
  getState().connectionChanged({ isLeader: true });

  return {
    ask: (name, body) => socket.ask(name, body),
    tell: (name, body) => socket.tell(name, body),
    useHere: () => socket.useHere(),
    wake: () => socket.wake(),
    close: () => socket.close(),
    renew() {
      socket.close();
      socket = connect();
    },
  };
}
