import type { CDPSession } from '@playwright/test';

/** One request as it went over the wire. */
export interface WireRequest {
  url: string;
  kind: Kind;
  /** Milliseconds on the clock of the wall. */
  at: number;
  /** With headers, as encoded; 0 until it has ended. */
  bytes: number;
  hasEnded: boolean;
  /** Who had it made: the documents and scripts on the way there. */
  askedBy: string[];
}

export type Kind = 'document' | 'script' | 'style' | 'image' | 'data' | 'other';

const KINDS: Record<string, Kind> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  XHR: 'data',
  Fetch: 'data',
};

interface CallStack {
  callFrames: { url: string }[];
  parent?: CallStack;
}

/** Listens to all that a page asks for. */
export async function listenToWire(cdp: CDPSession): Promise<WireRequest[]> {
  const requests = new Map<string, WireRequest>();
  const all: WireRequest[] = [];
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime, initiator }) => {
    if (!/^https?:/.test(request.url)) return;
    const made: WireRequest = {
      url: request.url,
      kind: kindOf(request.url, type),
      at: wallTime * 1_000,
      bytes: 0,
      hasEnded: false,
      askedBy: [...(initiator.url ? [initiator.url] : []), ...urlsIn(initiator.stack)],
    };
    requests.set(requestId, made);
    all.push(made);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const made = requests.get(requestId);
    if (made) Object.assign(made, { bytes: encodedDataLength, hasEnded: true });
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    const made = requests.get(requestId);
    if (made) made.hasEnded = true;
  });
  return all;
}

/** A preload says what it is by its name only. */
function kindOf(url: string, type: string | undefined): Kind {
  const known = KINDS[type ?? ''];
  if (known) return known;
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return 'script';
  return pathname.endsWith('.css') ? 'style' : 'other';
}

function urlsIn(stack: CallStack | undefined): string[] {
  if (!stack) return [];
  return [...stack.callFrames.map(({ url }) => url), ...urlsIn(stack.parent)].filter((url) => url !== '');
}
