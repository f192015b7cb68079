import { request } from 'node:http';

/** Sends the beginning of a form and returns the request, so that the test controls the rest. */
export function beginForm(url: string, fields: Record<string, string>, bytes: number) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${parts.join('')}--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n`;
  const sending = request(new URL('/uploads', url), {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': head.length + bytes },
  });
  /** 0 if the connection was closed without a reply. */
  const answered = new Promise<number>((resolve) => {
    sending.on('response', (answer) => resolve(answer.statusCode ?? 0));
    sending.on('error', () => resolve(0));
  });
  sending.write(head);
  return { sending, answered };
}
