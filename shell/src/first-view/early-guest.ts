/**
 * Stands in the document itself: marks it, before anything is painted, where somebody has signed in on this device. The
 * document is made for nobody; a page that a guest sees quite otherwise than a stranger draws the place of both.
 */
try {
  const saved: unknown = JSON.parse(localStorage.getItem('guest-session') ?? 'null');
  const { token = null } = (saved as { state?: { token?: unknown } } | null)?.state ?? {};
  if (token !== null) document.documentElement.dataset.guest = '';
} catch {
  // No storage, or somebody else's value in it: a stranger.
}

export {};
