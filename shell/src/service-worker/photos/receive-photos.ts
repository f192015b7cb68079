import { parseUrl } from '@guest/shared/http/parse-url';
import {
  SHARED_FIELD,
  SHARED_LIMITS,
  SHARED_TYPES,
  sharedPhotosPage,
  sharedPhotosPath,
  type SharedOutcome,
} from '@guest/shared/contracts/share/shared-photos';
import { saveShared } from '@guest/shared/share-target/shared-photos';

/** Returns the property into which a request shares photos, or `undefined` for any other request. */
export function sharedInto({ url, method }: Pick<Request, 'url' | 'method'>): string | undefined {
  const { pathname } = new URL(url);
  const property = pathname.split('/')[1] ?? '';
  return method === 'POST' && pathname === sharedPhotosPath(property) ? property : undefined;
}

/**
 * Keeps the photos that another app has shared until the guest has chosen where they belong, and leads to the page
 * that asks. What another website posts is not kept.
 */
export async function receivePhotos(request: Request, property: string): Promise<Response> {
  const outcome = isOfForeignSite(request) ? 'refused' : await savePhotos(request, property);
  return Response.redirect(new URL(sharedPhotosPage(property, outcome), request.url).href, 303);
}

/**
 * Returns whether another website has sent the request. If the system shares on behalf of an app, there is no web
 * referrer.
 */
function isOfForeignSite({ referrer, url }: Request): boolean {
  const from = parseUrl(referrer);
  return from !== undefined && /^https?:$/.test(from.protocol) && from.origin !== new URL(url).origin;
}

async function savePhotos(request: Request, property: string): Promise<SharedOutcome> {
  const form = await request.formData().catch(() => undefined);
  if (!form) return 'refused';
  const sent = form.getAll(SHARED_FIELD).filter((one) => one instanceof File);
  const photos = sent.filter(isPhoto).slice(0, SHARED_LIMITS.photos);
  const text = textIn(form);
  if (photos.length === 0 && (sent.length > 0 || text === '')) return 'refused';
  try {
    await saveShared(property, { photos, text });
  } catch {
    // Storing fails if the device has no space left.
    return 'full';
  }
  return photos.length < sent.length ? 'partly' : 'taken';
}

const isPhoto = ({ type, size }: File): boolean =>
  SHARED_TYPES.some((one) => one === type) && size > 0 && size <= SHARED_LIMITS.bytes;

/** Some apps send the address as text, too. */
function textIn(form: FormData): string {
  const parts = ['title', 'text', 'url'].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
  });
  const own = parts.filter(
    (part, i) => !parts.some((other, j) => j !== i && other.includes(part) && (other !== part || j < i)),
  );
  return own.join('\n').slice(0, SHARED_LIMITS.text);
}
