/**
 * The address as the router can decode it. One that cannot be decoded names nothing; with its signs taken literally
 * it still names nothing, and is answered like all that do.
 */
export function decodableUrl(url: string): string {
  const [path = '/', ...question] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...question].join('?');
  }
}
