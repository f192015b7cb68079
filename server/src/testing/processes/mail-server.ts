import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a mail server that accepts all mail, or rejects every address. */
export async function mailServer({
  accepts,
}: {
  accepts: boolean;
}): Promise<{ url: string; emails: string[] }> {
  const emails: string[] = [];
  const handleConnection = (socket: Socket) => {
    let email: string | undefined;
    socket.write('220 mail\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').slice(0, -1)) {
        if (email !== undefined && line !== '.') email += `${line}\n`;
        else if (email !== undefined) {
          emails.push(email);
          email = undefined;
          socket.write('250 ok\r\n');
        } else if (line === 'DATA') {
          email = '';
          socket.write('354 go on\r\n');
        } else if (line.startsWith('RCPT') && !accepts) socket.write(`550 ${line} is nobody\r\n`);
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  };
  const server = createServer(handleConnection);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `smtp://127.0.0.1:${port}`, emails };
}
