/**
 * Returns a URL that the router can decode. One that cannot be decoded is escaped literally: it still matches
 * nothing, and gets the usual 404.
 */
export function decodableUrl(url: string): string {
  const [path = '/', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
