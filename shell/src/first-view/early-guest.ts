import { guestMark } from './guest-mark';

/**
 * Inlined into the document: marks the document, before the first paint, if a guest is signed in on this
 * device. The document is the same for everybody, so a page that differs for guests contains both variants
 * or an empty place, and the mark selects one.
 */
try {
  const saved: unknown = JSON.parse(localStorage.getItem('guest-session') ?? 'null');
  const { token = null, user = null } =
    (saved as { state?: { token?: unknown; user?: Parameters<typeof guestMark>[0] | null } } | null)?.state ??
    {};
  if (token !== null) document.documentElement.dataset.guest = guestMark(user ?? {}, new Date());
} catch {
  // Storage is unavailable or contains an invalid value; the visitor is treated as anonymous.
}
