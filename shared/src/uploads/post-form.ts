export interface FormReply {
  status: number;
  /** In the guest's language; set only if the app's own server refused the file. */
  error: string | undefined;
}

interface FormUpload {
  url: string;
  fields: Readonly<Record<string, string>>;
  file: Blob;
  signal: AbortSignal;
  /** Receives the uploaded part, 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Posts a form with a file by `XMLHttpRequest`, because `fetch` does not report upload progress. Rejects with the reason
 * of the signal if it aborts, or has aborted before.
 */
export async function postForm({ url, fields, file, signal, onProgress }: FormUpload): Promise<FormReply> {
  signal.throwIfAborted();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // The file must be the last field: fields after it are ignored.
  form.append('file', file);
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const stop = () => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onabort = () => reject(signal.reason as Error);
    request.onerror = () => resolve({ status: 0, error: undefined });
    request.ontimeout = request.onerror;
    request.onload = () => resolve({ status: request.status, error: errorIn(request.responseText) });
    request.onloadend = () => signal.removeEventListener('abort', stop);
    request.open('POST', url);
    request.setRequestHeader('accept-language', document.documentElement.lang || 'en');
    request.send(form);
  });
}

/** Other file stores report errors in XML and not in the guest's language. */
function errorIn(text: string): string | undefined {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}
