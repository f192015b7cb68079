import { SocketError } from '@guest/shared/realtime/socket-error';

/** It was sent, and whether it was done nobody knows. */
export const unknown = () =>
  new SocketError({ status: 0, code: 'unknown', error: 'The server has not answered' });

/** It never left this device. */
export const notSent = () =>
  new SocketError({ status: 0, code: 'not-sent', error: 'There is no connection to the server' });
