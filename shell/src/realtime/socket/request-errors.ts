import { SocketError } from '@guest/shared/realtime/socket-error';

/** Reports a request that was sent but got no reply, so that its outcome is unknown. */
export const unknownOutcomeError = () =>
  new SocketError({ status: 0, code: 'unknown', error: 'The server has not answered' });

/** Reports a request that never left this device. */
export const notSentError = () =>
  new SocketError({ status: 0, code: 'not-sent', error: 'There is no connection to the server' });
